import { nextFrame } from '#testing/browser.ts';

export const TOPICS = JSON.stringify([
  { value: '', label: 'All' },
  { value: 'water', label: 'Water' },
  { value: 'shelter', label: 'Shelter' },
]);

/** A listing with a filter in its form. Submits are recorded and prevented from leaving the test. */
export interface Listing {
  filter: HTMLElement;
  form: HTMLFormElement;
  /** The fields of each submit. */
  sent: [string, FormDataEntryValue][][];
  keywords: HTMLInputElement;
  /** The visible names of the controls. */
  labels(): (string | null)[];
  /** Opens the list and picks a choice by its label. */
  choose(label: string, choice: string): Promise<void>;
  /** Types keywords and leaves the field. */
  type(text: string): void;
}

export function placeListing(tag: string, attributes = '', action = '/listing'): Listing {
  const box = document.createElement('main');
  box.innerHTML = `<form method="get" action="${action}"><${tag} ${attributes}></${tag}></form>`;
  document.body.append(box);
  const form = box.querySelector('form') as HTMLFormElement;
  const filter = box.querySelector(tag) as HTMLElement;
  const sent: Listing['sent'] = [];
  form.addEventListener('submit', (event) => {
    if (form.target) return;
    event.preventDefault();
    sent.push([...new FormData(form)]);
  });
  const keywords = filter.querySelector('input[name="keywords"]') as HTMLInputElement;
  const visible = () => [...filter.querySelectorAll('label')].filter((label) => label.checkVisibility());
  const labels = () => visible().map((label) => label.textContent);
  const buttonOf = (text: string) => visible().find((label) => label.textContent === text)?.control as HTMLElement;
  return {
    filter,
    form,
    sent,
    keywords,
    labels,
    async choose(label, choice) {
      buttonOf(label).click();
      await nextFrame();
      const options = [...filter.querySelectorAll<HTMLElement>('[role="option"]')];
      options.find((option) => option.textContent === choice)?.click();
      await nextFrame();
    },
    type(text) {
      keywords.focus();
      keywords.value = text;
      keywords.dispatchEvent(new Event('input', { bubbles: true }));
      keywords.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}
