import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface FormPartProps {
  readonly title: string;
  readonly level: number;
  readonly isOpen: boolean;
  /** Whether its heading takes the focus when it opens; not for the part that the page starts with. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** One part of the form with its heading. A closed part stays in the page, so that nothing typed is lost (D1.02). */
export function FormPart({ title, level, isOpen, takesFocus, children }: FormPartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isOpen && takesFocus) heading.current?.focus();
  }, [isOpen, takesFocus]);
  const Heading = `h${level}` as 'h2';
  return (
    <section className="haven-form donation-form__part" hidden={!isOpen}>
      <Heading className="donation-form__title" tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
