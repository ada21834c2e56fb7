import type { Node, Rule } from './syntax.ts';

/** Words that always have a plainer alternative: someone, no one, everyone, again, at random. */
const WORDS = /(?<![\w/.])(somebody|nobody|everybody|whoever|oneself|anew|by lot)\b(?![@.-]\w)/i;

/**
 * A noun negated with "no" after "is", where English negates the verb. "is no longer" and "there is
 * no …" are fine.
 */
const IS_NO = /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|one\b|more than\b|less than\b|later than\b)/i;

/** A comment that opens with a clause instead of naming the thing. Questions are fine. */
const HEADLESS = /^(?:What|Who|Whose|Where|Of|So)\b(?![^.?!]*\?)/;

/** The text of a comment, without the asterisks of a block. */
const textOf = (comment: string): string => comment.replaceAll(/^[ \t]*\*+ ?/gm, '').trim();

/** Returns the problem in an English text, or null. */
function wordProblem(text: string): string | null {
  const [word] = WORDS.exec(text) ?? [];
  if (word !== undefined) return `“${word}”: name the actor, or write someone, no one, everyone, again, at random`;
  const [negated] = IS_NO.exec(text) ?? [];
  return negated === undefined ? null : `“${negated.trim()} …”: negate the verb (“is not a …”)`;
}

/** Files whose strings are sample data. In these, only test titles are checked. */
const DATA = /\.(?:test|spec)\.|[Ff]ixtures?\.|[\\/](?:seed|testing)[\\/]|listedPasswords/;
const TITLED = /^(?:describe|it|test)$/;

/**
 * Reports wording in comments, texts and test titles that is never right in English. Everything
 * else is left to review.
 */
export const plainEnglish: Rule = {
  create: (linter) => {
    const look = (node: Node, text: unknown) => {
      const message = typeof text === 'string' ? wordProblem(text) : null;
      if (message !== null) linter.report({ node, message });
    };
    const lookAtTitle = ({ callee, arguments: [title] = [] }: Node) => {
      const name = callee?.name ?? callee?.object?.name ?? callee?.callee?.object?.name ?? '';
      if (title !== undefined && TITLED.test(name)) look(title, title.value);
    };
    const lookAtComments = () => {
      for (const comment of linter.sourceCode.getAllComments()) {
        const text = textOf(comment.value);
        const message = HEADLESS.test(text) ? `“${text.slice(0, 20)}…”: name the thing, or begin with an imperative` : wordProblem(text);
        if (message !== null) linter.report({ node: comment, message });
      }
    };
    if (DATA.test(linter.filename)) return { Program: lookAtComments, CallExpression: lookAtTitle };
    return {
      Program: lookAtComments,
      Literal: (node) => look(node, node.value),
      TemplateElement: (node) => look(node, (node.value as unknown as { cooked: string }).cooked),
      JSXText: (node) => look(node, node.value),
    };
  },
};
