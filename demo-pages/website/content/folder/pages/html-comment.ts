import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlComment: 'htmlComment';
    htmlCommentText: 'htmlCommentText';
  }
}

const OPENING = '<!--';
const DASH = 45;
const GREATER = 62;
const isLineEnd = (code: Code) => code === -5 || code === -4 || code === -3;
const isSpace = (code: Code) => code === 32 || code === -2 || code === -1;

/** `<!-- … -->`, over lines too. With tags read as in JSX, Markdown has no comments of its own. */
const construct = (isFlow: boolean): Construct => {
  const tokenize: Tokenizer = (effects, ok, nok) => {
    let read = 0;
    let dashes = 0;
    let isInText = true;
    const opening: State = (code) => {
      if (code !== OPENING.charCodeAt(read)) return nok(code);
      effects.consume(code);
      read += 1;
      return read === OPENING.length ? inside : opening;
    };
    const inside: State = (code) => {
      if (code === null) return nok(code);
      if (isLineEnd(code)) {
        dashes = 0;
        if (isInText) effects.exit('htmlCommentText');
        isInText = false;
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        return inside;
      }
      // An empty line has no text.
      if (!isInText) effects.enter('htmlCommentText');
      isInText = true;
      effects.consume(code);
      if (code === GREATER && dashes >= 2) {
        effects.exit('htmlCommentText');
        effects.exit('htmlComment');
        return isFlow ? after : ok;
      }
      dashes = code === DASH ? dashes + 1 : 0;
      return inside;
    };
    // What follows on the line makes it a comment in a paragraph.
    const after: State = (code) => {
      if (code === null || isLineEnd(code)) return ok(code);
      if (!isSpace(code)) return nok(code);
      effects.enter('whitespace');
      effects.consume(code);
      effects.exit('whitespace');
      return after;
    };
    return (code) => {
      effects.enter('htmlComment');
      effects.enter('htmlCommentText');
      return opening(code);
    };
  };
  return { name: 'htmlComment', tokenize, concrete: isFlow };
};

const LESS = 60;

/** Comments for micromark; after the extension of tags, so that they are tried first. */
export const comments: Extension = { flow: { [LESS]: construct(true) }, text: { [LESS]: construct(false) } };

/** Comments are dropped: a browser may read more from one than its author. */
export const commentsFromMarkdown: FromMarkdown = {
  enter: {
    htmlComment(token) {
      this.enter({ type: 'html', value: '' }, token);
      this.buffer();
    },
  },
  exit: {
    htmlComment(token) {
      this.resume();
      this.exit(token);
    },
  },
};
