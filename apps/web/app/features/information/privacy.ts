import { paths } from '#web/paths.ts';
import type { LegalDocument } from './legal-document.ts';

export const PRIVACY: LegalDocument = {
  title: 'Privacy Policy',
  intro:
    'What we keep about you, why, for how long, who receives it, and how to have it corrected or erased. It follows the Digital Personal Data Protection Act, 2023.',
  effective: 'Effective 20/04/2025, this text of 21/11/2026', // spec 2
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          list: [
            'You can search without an account and without telling us who you are.',
            'Your number goes to somebody only when you ask for it, and only to those that the dialog names: us, and the promoter if they have an account here.',
            'No advertising, no tracking by other companies, and no third party by default.',
            'You may see, correct and erase what we keep, and take back a consent at any time.',
          ],
        },
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, why and how long',
      blocks: [
        {
          table: {
            label: 'Personal data, purpose and duration',
            head: ['What', 'Why', 'How long'],
            rows: [
              [
                'Account: phone number, name, e-mail if given, type and date of the account',
                'So that you can sign in and find your things again. By your consent when you sign up.',
                'Until you ask us to erase the account',
              ],
              [
                'Sign-in: one-time codes and sessions',
                'To know that it is you, and to stop misuse.',
                'A code works for minutes; a session ends when you sign out or when it expires',
              ],
              [
                'What you keep: compare list, shortlist with your notes, the projects you looked at last, saved searches',
                'So that you find them on your other devices. Only when you have signed in.',
                'Until you take it off the list, a newer one takes its place or you ask us to erase the account',
              ],
              [
                'Requests for a callback or a service: project, your message, call or WhatsApp as you chose, your search and the home if you sent them along, what you agreed to, and when',
                'So that those named in the dialog can answer: our team, and the promoter if they have an account here. By your consent in that dialog.',
                'Your number is shown until you take the request back; the request stays on your list until you ask us to erase it',
              ],
              [
                'Enquiries of sellers: contact person, company, phone, job role, e-mail, website',
                'To call you back and set up an account. By your consent when you send the form.',
                'Until the matter is settled or you ask us to erase it',
              ],
              [
                'Use of the site: that the first page, a search with its sentence, or a project was opened',
                'To see which words are not understood and which pages fail. Do not write personal matters into a search.',
                'As long as it helps to improve the service; erased with your account where it belongs to one',
              ],
              [
                'Messages to you (SMS, WhatsApp, e-mail)',
                'To deliver codes and answers.',
                'The content is removed once the message is delivered',
              ],
              [
                'Technical log: time, kind of request, page and result',
                'To keep the service running and safe. It holds neither what you typed nor your number.',
                'As long as it is needed to find faults',
              ],
            ],
          },
        },
        'The law may oblige us to keep something longer, for instance for a running case. Then it is kept for that alone.',
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What stays in your browser',
      blocks: [
        'The site keeps these in the local storage of your browser, on your device: your name and number as shown to you (**user**), what is shown for your role (**role**), the sentence of your last search (**search**), whether the chat is on (**chatOn**), your last chat messages (**chatMessages**), the projects to compare (**compareList**), the project you talk about (**activeProject**), light or dark (**darkTheme**), a mark that you are signed in (**token**, not a key), and further settings whose names begin with **manemitra.**, among them your shortlist with your notes, the projects you looked at last and the searches you saved. To work offline, it also keeps the pages of projects you looked at, with their pictures. None of them grants any right. Signing out removes them; so does clearing the data of this site in your browser.',
        'There are cookies only when you sign in, and scripts cannot read them. One holds the session and is needed to stay signed in. A second one marks this browser while you ask for a code, and for half a year after you have signed in, so that strangers who try your number cannot keep you out; it holds a random value, neither your name nor your number. While you sign in by a form, a third one carries your number from one page to the next, for ten minutes at most. There are no advertising cookies and none for statistics.',
      ],
    },
    {
      id: 'who-receives-it',
      title: 'Who receives it',
      blocks: [
        {
          list: [
            '**The promoter you ask for, if they have an account here**: your name, number and message, with the ways that you chose, and your search if you sent it along. You are shown who may see it, and when they first did.',
            '**Our staff**, as far as their role needs it. What staff change about an account is written to a log.',
            '**Authorities**, where the law obliges us.',
          ],
        },
        'By default the site uses no other company: maps, routes, search and assistant run on our own server. Its operator can connect a sender of SMS, WhatsApp and e-mail, a map or route service, Street View, a language model, a store for pictures, or a service for statistics. Each then receives only what it needs for that, and works on our behalf. Street View, when it is connected, is loaded only after you open it.',
        'We do not sell personal data.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'The Act gives you these rights (sections 6 and 11 to 14). Using them costs nothing.',
        {
          list: [
            '**Access**: a summary of what we keep, what we do with it, and with whom it was shared.',
            '**Correction and completion** of what is wrong, missing or out of date.',
            '**Erasure** of what is no longer needed for its purpose, unless a law obliges us to keep it.',
            '**Withdrawal of consent** at any time, as easily as it was given. What was done before stays lawful; afterwards we stop, and erase.',
            '**Grievance**: an answer to a complaint, in the times below.',
            '**Nomination** of a person who uses these rights for you after your death or if you cannot.',
          ],
        },
        'Write to the address below from the phone number or e-mail address of your account, so that we can tell that it is you.',
      ],
    },
    {
      id: 'grievance',
      title: 'Complaints',
      blocks: [
        'We acknowledge a grievance within 48 hours and resolve it within 15 business days.', // spec 2
        'If you are not content with the answer, you can turn to the Data Protection Board of India once you have used this way first.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The site is for people of 18 years and more. We do not knowingly keep data of children; tell us if you find any, and it is erased.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        'Passwords and codes are never stored as such. Every permission is decided on the server, access of staff is limited by role, and logs hold no codes, numbers or sentences. If personal data is nevertheless lost or seen by others, we tell you and the Data Protection Board without delay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When this policy changes, the new text is published here with its date. Where a change needs your consent, you are asked first. The ' +
          `[terms of use](${paths.terms()}) apply beside it.`,
      ],
    },
  ],
};
