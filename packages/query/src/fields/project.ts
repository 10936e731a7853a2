import type { FieldLanguage } from '../field-language.ts';
import { anyWord, wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { projectSpansAt } from './project-spans.ts';
import type { ProjectSpan } from './project-spans.ts';

export const project: FieldLanguage<'project'> = {
  field: 'project',
  readers: [{ begins: anyWord, read: readProject }],
  say: (value, names) => names.spokenProject(value.slug),
  label: (value, names) => names.projectName(value.slug),
};

/** The longest words that name a project; where they fit several, or say something else too, it is asked which. */
function readProject(sentence: Sentence, at: number): Reading | undefined {
  const { tokens, names, suspects } = sentence;
  const [span] = projectSpansAt(names.projects, tokens, at, suspects);
  if (span === undefined) return undefined;
  const [slug, another] = span.slugs;
  if (slug === undefined || another !== undefined || span.isDoubtful) {
    return askWhichProject(sentence, span);
  }
  const said = saidOf(sentence, span);
  return wish(span.end - at, {
    field: 'project',
    value: { slug },
    ...(span.cost < ASSUMED_COST
      ? {}
      : { assumed: `“${said}” was read as ${names.projectName(slug)}.` }),
  });
}

/** Above this the words are a part of the name or misspelt. */
const ASSUMED_COST = 0.3;

function askWhichProject(sentence: Sentence, span: ProjectSpan): Reading {
  const { text, tokens, names } = sentence;
  const [from, to] = [tokens[span.start]?.from ?? 0, tokens[span.end - 1]?.to ?? 0];
  const quote = saidOf(sentence, span);
  return {
    length: span.end - span.start,
    kind: 'ask',
    question: {
      about: 'project',
      quote,
      text: `Which “${quote}” do you mean?`,
      choices: span.slugs.map((slug) => {
        const label = names.spokenProject(slug);
        return { label, sentence: `${text.slice(0, from)}${label}${text.slice(to)}` };
      }),
    },
  };
}

function saidOf({ text, tokens }: Sentence, { start, end }: ProjectSpan): string {
  return text.slice(tokens[start]?.from, tokens[end - 1]?.to);
}
