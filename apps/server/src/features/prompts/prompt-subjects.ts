/** What each prompt is for, and an example of what the model is given with it. */
interface PromptSubject {
  title: string;
  purpose: string;
  sample: string;
}

const SUBJECTS: Readonly<Record<string, PromptSubject>> = {
  'phrase-answer': {
    title: 'Phrase an answer',
    purpose:
      'Says the facts about a project in kinder words. What it writes is shown only when every number and name stands in the facts.',
    sample: JSON.stringify(
      {
        question: 'what khata does it have, and when is it ready?',
        facts: [
          'The khata is A: registered, and banks lend on it.',
          'Possession is promised for 31/12/2027.',
        ],
      },
      undefined,
      2,
    ),
  },
  'read-words': {
    title: 'Read unknown words',
    purpose:
      'Proposes what words mean that the search could not read. A proposal counts only with a quotation of what the visitor wrote.',
    sample: JSON.stringify(
      { sentence: '3bhk near the lake with a gym room', unread: ['near the lake'] },
      undefined,
      2,
    ),
  },
  'choose-reading': {
    title: 'Choose a reading',
    purpose:
      'Chooses which of our own readings of a sentence in doubt was meant. It answers with a number; the search says who chose, and the visitor can choose the other.',
    sample: JSON.stringify(
      {
        sentence: 'flat in hebbal 3 rooms 1.4',
        question: '“1.4”: which do you mean?',
        choices: [
          { choice: 1, label: 'Up to ₹1.4 Cr', search: '3 BHK in Hebbal under ₹1.4 Cr' },
          { choice: 2, label: 'No, leave it out', search: '3 BHK in Hebbal' },
        ],
      },
      undefined,
      2,
    ),
  },
};

/** A prompt that this release does not know is shown by its name. */
export function subjectOf(name: string): PromptSubject {
  const known = Object.hasOwn(SUBJECTS, name) ? SUBJECTS[name] : undefined;
  return known ?? { title: name, purpose: 'This release does not use it.', sample: '' };
}
