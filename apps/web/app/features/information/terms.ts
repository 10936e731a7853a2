import { paths } from '#web/paths.ts';
import type { LegalDocument } from './legal-document.ts';

export const TERMS: LegalDocument = {
  title: 'Terms of Use',
  intro:
    'What you may expect of ManeMitra and what we ask of you. By using the site you agree to these terms; if you do not agree, please do not use it.',
  effective: 'Effective 20/04/2025', // spec 2
  sections: [
    {
      id: 'who-may-use-it',
      title: 'Who may use it',
      blocks: [
        'You must be at least 18 years old. You use the site for yourself, for your family or, if you are a builder, seller or agent, for the business that you may speak for.',
        'Searching needs no account. An account belongs to one phone number and to the person who holds it; keep the one-time codes sent to it to yourself. We never ask for a code by phone.',
      ],
    },
    {
      id: 'what-it-does',
      title: 'What the site does',
      blocks: [
        'ManeMitra helps people to find residential projects in Bengaluru. It reads a sentence, shows how each word was understood, lists projects that fit and says what is not known about them. It is a search service, not a broker: we do not sell homes, take booking money, or act for a buyer or a seller.',
        'Projects that are marked “demonstration” are invented. They show how the site works and cannot be bought.',
        `What the facts, prices and estimates are worth is said in the [disclaimer](${paths.disclaimer()}), which belongs to these terms.`,
      ],
    },
    {
      id: 'what-we-ask-of-you',
      title: 'What we ask of you',
      blocks: [
        {
          list: [
            'Give facts that are true, and a phone number and e-mail address that are yours.',
            'Do not use the site to find out about, or to leave out, people by religion, caste, community, sex, disability or origin. We decline such searches.',
            'Do not try to get around a limit, a permission or a security measure, and do not read the site by a program faster than a person could, except through the documented interface and within its limits.',
            'Do not copy the catalogue, the drawings or the texts as a whole, or pass them on as your own.',
            'Do not send anything unlawful, and nothing that harms the service or its users.',
          ],
        },
      ],
    },
    {
      id: 'contact-with-promoters',
      title: 'Contact with promoters',
      blocks: [
        'Your number goes to somebody only when you ask for a callback or a service, only to those that the dialog names, and only for the ways that you chose. What you agree with a promoter afterwards is between the two of you. We are no party to it and take no share of the price from you.',
      ],
    },
    {
      id: 'sellers',
      title: 'Builders, sellers and agents',
      blocks: [
        'Anyone who lists a project confirms that they may offer it, that it is registered under the Real Estate (Regulation and Development) Act, 2016 where the Act requires it, and that the facts, documents and pictures are true, current and theirs to publish. A change in price, approval or date is to be corrected without delay.',
        'We may mark a fact as unverified, ask for a document, take a listing down or close an account when these terms are broken. We say why.',
      ],
    },
    {
      id: 'availability',
      title: 'Changes and interruptions',
      blocks: [
        'We may change or stop parts of the service. We do not promise that it is always reachable or free of errors, but we fix what is reported to us.',
        'When these terms change, the new text is published here with its date. By using the site after that date you agree to it.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'The site is free for buyers and is given as it is. As far as the law allows, we are not liable for a loss that comes from relying on a fact, a price, an estimate or an answer of the assistant without checking it. Nothing here limits a right that the law gives you and that cannot be given up, and nothing excludes liability for intent or fraud.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        'The service is operated from India. The law of India applies, and the courts of Bengaluru, Karnataka, have jurisdiction.',
        'Before you go to court, write to us: most things are settled sooner. Complaints about personal data follow the steps and deadlines in the ' +
          `[privacy policy](${paths.privacy()}).`,
      ],
    },
  ],
};
