import { isInRegister } from '@manemitra/domain/rera-standing';
import type { ChatCard, ChatTable } from '@manemitra/contract/chats';
import { Link } from 'react-router';
import { RegisterLink, ReraLine } from '#web/features/project-card/public.ts';
import type { MoneyView } from '#web/browser/money-view.ts';
import { EachMoney } from '#web/features/money/public.ts';
import { homeSum } from '#web/features/project-words/public.ts';
import { LevelBadge } from '#web/features/verdict/public.ts';
import type { StoredMessage } from '#web/browser/stored-message.ts';
import { paths } from '#web/paths.ts';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { DOT } from '#web/ui/dot.ts';
import { CallbackCard } from './callback-card.tsx';

/** The attachments of an answer: its projects, side by side where they are compared. */
export function Attached({
  message: { cards = [], table, isCallback = false, visit },
}: {
  message: Pick<StoredMessage, 'cards' | 'table' | 'isCallback' | 'visit'>;
}) {
  const [first] = cards;
  if (isCallback && first !== undefined) return <CallbackCard card={first} visit={visit} />;
  if (table !== undefined) return <SideBySide cards={cards} table={table} />;
  if (cards.length === 0) return null;
  return (
    <ul aria-label="Projects" className="mt-2.5 flex flex-col">
      {cards.slice(0, SHOWN).map((card) => (
        <li key={card.slug} className="border-t border-hairline pb-2">
          <ProjectLink card={card} />
          {/* Beside the link to the project, because it has one of its own. */}
          <ReraLine
            isBrief
            className="text-xs!"
            property={{ project: { rera: card.rera }, isDemonstration: card.isDemonstration }}
          />
        </li>
      ))}
    </ul>
  );
}

/** More are in the list, or named in the answer. */
const SHOWN = 5;

function ProjectLink({ card }: { card: ChatCard }) {
  const { slug, name, locality, home, projectPrice, difference, ways, verdict } = card;
  return (
    <Link
      to={paths.project(slug, { home: home?.unitId })}
      className="group flex min-h-11 flex-col gap-0.5 pt-2 leading-snug"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold group-hover:text-areca">{name}</span>
        <LevelBadge level={verdict} />
      </span>
      <span className="figures text-sm text-ink-soft">
        {locality ?? 'Locality not disclosed'}
        {home !== null && (
          <>
            {DOT}
            {home.label}, <EachMoney>{(view) => projectPrice ?? sumText(card, view)}</EachMoney>
          </>
        )}
      </span>
      {ways !== undefined && (
        <span className="figures text-sm text-ink-soft">{ways.join(DOT)}</span>
      )}
      {difference !== null && <span className="figures text-sm text-ink-soft">{difference}</span>}
    </Link>
  );
}

/** `₹96.4 L all-in`, as every page says it. */
function sumText(card: Pick<ChatCard, 'home' | 'limit'>, view: MoneyView): string {
  const { before, sum, what } = homeSum(card, view);
  return `${before} ${sum} ${what}`.trim();
}

function SideBySide({
  cards,
  table: { columns, rows },
}: {
  cards: readonly ChatCard[];
  table: ChatTable;
}) {
  return (
    <div
      // No landmark, of which each would need a name of its own: a conversation compares more than once.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a table that scrolls is none of the groups that have an element
      role="group"
      aria-label="Side by side"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, which a keyboard must be able to do
      tabIndex={0}
      className="mt-2.5 overflow-x-auto border-t border-hairline"
    >
      <table className="figures w-full border-collapse text-sm leading-snug">
        <thead>
          <tr className="border-b border-hairline text-left align-bottom">
            <th scope="col" className="py-2 pr-2">
              <span className="sr-only">What is compared</span>
            </th>
            {columns.map((column, at) => (
              <th key={cards[at]?.slug ?? column} scope="col" className="p-2 font-semibold">
                {cards[at] === undefined ? (
                  column
                ) : (
                  <Link
                    to={paths.project(cards[at].slug, { home: cards[at].home?.unitId })}
                    className="underline-offset-4 underline"
                  >
                    {column}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-b border-hairline align-top last:border-0">
              <th scope="row" className="py-2 pr-2 text-left font-normal text-ink-soft">
                {label}
              </th>
              {values.map((value, at) => (
                <td key={columns[at]} className={`p-2 ${value === null ? 'text-ink-faint' : ''}`}>
                  <UnbrokenText text={value ?? 'Not disclosed'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* The table tells the numbers; all of them are checked in one register. */}
      {cards[0] !== undefined &&
        cards.some((card) => isInRegister(card.rera, card.isDemonstration)) && (
          <p className="py-2 text-sm">
            <RegisterLink href={cards[0].rera.registerUrl} />
          </p>
        )}
    </div>
  );
}
