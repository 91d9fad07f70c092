import { useEffect, useRef } from 'react';
import { FieldFrame } from '#parts/fields/field-frame.tsx';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FILTER_TEXTS from '#texts/elements/filter';

const NAME = 'keywords';

export interface KeywordFieldProps {
  id: string;
  /** The author's keywords, and those in force. */
  keywords: string;
  current: string;
  disabled: boolean;
  join: (typed: string) => string;
  space: (joined: string) => string;
  /** The typed keywords are applied. */
  onCommit: (name: string) => void;
}

/** Keywords, typed with spaces or commas and sent joined. Applied on Enter and when a changed field is left. */
export function KeywordField(props: KeywordFieldProps) {
  const { id, keywords, current, disabled, join, space, onCommit } = props;
  const t = useTexts(FILTER_TEXTS);
  const { internals } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const committed = useRef(keywords);

  useEffect(() => {
    const { form } = internals;
    const onFormData = ({ formData }: FormDataEvent) => {
      if (input.current && !input.current.disabled) formData.set(NAME, join(input.current.value));
    };
    form?.addEventListener('formdata', onFormData);
    return () => form?.removeEventListener('formdata', onFormData);
  });

  // Keywords that a script or a reset of the form has set; typed ones are here already, as they were typed.
  useEffect(() => {
    if (!input.current || join(input.current.value) === current) return;
    input.current.value = space(current);
    committed.current = current;
  }, [current, join, space]);

  const commit = () => {
    committed.current = join(input.current?.value ?? '');
    onCommit(NAME);
  };
  const latest = useRef(commit);
  latest.current = commit;
  useEffect(() => {
    const field = input.current;
    // React's own change event fires for every letter.
    const onChange = () => field && join(field.value) !== committed.current && latest.current();
    field?.addEventListener('change', onChange);
    return () => field?.removeEventListener('change', onChange);
  }, [join]);

  const control = (
    <input
      className="haven-field__control"
      id={id}
      ref={input}
      name={NAME}
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      disabled={disabled}
      defaultValue={space(keywords)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Without this, the browser would submit the form a second time.
        event.preventDefault();
        commit();
      }}
    />
  );
  return <FieldFrame id={id} label={t('keywords')} control={control} />;
}
