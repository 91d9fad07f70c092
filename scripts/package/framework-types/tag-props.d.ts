import type { HavenTags } from './elements.js';

/** The name of a tag. */
export type TagName = keyof HavenTags;

/** The element of a tag. */
export type ElementOf<Name extends TagName> = HavenTags[Name]['element'];

/** The texts that a property reads as its attribute: numbers, presence, JSON. */
type TextOf<Value> = Value extends number
  ? `${number}`
  : Value extends boolean
    ? '' | 'true' | 'false'
    : Value extends object
      ? string
      : never;

/** The properties of a tag, none required, each also as the text that its attribute would have. */
export type PropertiesOf<Name extends TagName> = {
  [Key in keyof HavenTags[Name]['properties']]?:
    | HavenTags[Name]['properties'][Key]
    | TextOf<HavenTags[Name]['properties'][Key]>
    | null
    | undefined;
};

/** What is given to a tag in markup: properties in camelCase, attributes in kebab-case. */
export type GivenTo<Name extends TagName> = PropertiesOf<Name> &
  Omit<HavenTags[Name]['attributes'], keyof HavenTags[Name]['properties']>;

/** `countdown-end` to `CountdownEnd`. */
type PascalCase<Text extends string> = Text extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Text>;

/** Handlers of a tag's events by names such as `onCountdownEnd`. */
export type NamedHandlers<Name extends TagName> = {
  [Event in keyof HavenTags[Name]['events'] as `on${PascalCase<Event & string>}`]?:
    | ((event: HavenTags[Name]['events'][Event]) => void)
    | undefined;
};

/** Handlers of a tag's events by their exact names behind a prefix, such as `oncountdown-end`. */
export type PrefixedHandlers<Name extends TagName, Prefix extends string = 'on'> = {
  [Event in keyof HavenTags[Name]['events'] as `${Prefix}${Event & string}`]?:
    | ((event: HavenTags[Name]['events'][Event]) => void)
    | undefined;
};

/** The attributes that a framework gives every element, without those that the tag has for itself. */
export type Around<Common, Own> = Omit<Common, keyof Own> & Own;
