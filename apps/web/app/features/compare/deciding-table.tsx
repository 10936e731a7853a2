import { CONTACT_PROMOTER } from '@manemitra/contract/lead-templates';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFoundBy } from '#web/browser/found-by.ts';
import { ContactButton, type LeadProject } from '#web/features/leads/public.ts';
import { EachMoney, HomeMoney, MoneySwitch } from '#web/features/money/public.ts';
import { VerdictReasons } from '#web/features/verdict/public.ts';
import { buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import {
  type ComparedHome,
  comparedHomesText,
  homeLabel,
  homeRows,
  projectRows,
} from './deciding.ts';

/** What decides between the compared homes: a sentence, then the rows of the homes and those of their projects. */
export function DecidingTable({
  homes,
  hrefs,
  contacts,
}: {
  homes: readonly ComparedHome[];
  /** Of the page of each, speaking of its home. */
  hrefs: readonly string[];
  /** Whose builder can be asked, of each. */
  contacts: readonly LeadProject[];
}) {
  return (
    <section aria-labelledby="deciding" className="mb-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <h2 id="deciding" className="max-w-prose leading-snug text-pretty wrap-anywhere sm:text-lg">
          <EachMoney>{(view) => comparedHomesText(homes, view) ?? 'What decides'}</EachMoney>
        </h2>
        <MoneySwitch />
      </div>
      <div className="mt-4">
        <table className="w-full table-fixed border-collapse text-left wrap-break-word">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="w-44 pb-2 max-sm:hidden">
                <span className="sr-only">What decides</span>
              </th>
              {homes.map(({ property }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={at} scope="col" className="pr-3 pb-2 leading-tight">
                  <NameLink href={hrefs[at] ?? ''} name={property.project.name} />
                </th>
              ))}
            </tr>
          </thead>
          <Group name="The home" columns={homes.length}>
            <Row label="Price" columns={homes.length}>
              {homes.map((one, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td key={at} className="leading-snug">
                  <HomeMoney
                    property={{ home: one.home, project: one.property.project }}
                    sumClass="text-lg font-semibold whitespace-nowrap text-areca"
                    whatClass="text-sm text-ink-soft"
                    named={2}
                  />
                  <span className="block text-sm text-ink-soft">
                    {one.home === null
                      ? `${homeLabel(one)}: lowest in the project`
                      : homeLabel(one)}
                  </span>
                  {one.difference !== null && (
                    <span className="block text-sm text-ink-soft">
                      <UnbrokenText text={one.difference} />
                    </span>
                  )}
                </td>
              ))}
            </Row>
            <Told rows={homeRows(homes)} />
          </Group>
          <Group name="Its project" columns={homes.length}>
            <Row label="Our verdict" columns={homes.length}>
              {homes.map(({ property }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td
                  key={at}
                  className="align-top [&_.badge]:leading-tight [&_.badge]:whitespace-normal max-sm:[&_.verdict-level]:mb-1 max-sm:[&_.verdict-level]:block"
                >
                  <VerdictReasons verdict={property.verdict} className="text-sm leading-snug" />
                </td>
              ))}
            </Row>
            <Told rows={projectRows(homes)} />
            {contacts.length > 0 && (
              <tr className="border-hairline sm:border-t noscript:hidden print:hidden">
                <th scope="row" className="max-sm:hidden">
                  Ask its builder
                </th>
                {contacts.map((project) => (
                  <td key={project.id}>
                    <ContactButton
                      template={CONTACT_PROMOTER}
                      project={project}
                      className={buttonStyle({ size: 'small' })}
                    >
                      Contact
                      <span className="sr-only">{` about ${project.name}`}</span>
                    </ContactButton>
                  </td>
                ))}
              </tr>
            )}
          </Group>
        </table>
      </div>
    </section>
  );
}

function NameLink({ href, name }: { href: string; name: string }) {
  return (
    <Link to={href} state={useFoundBy()} className={`inline-block min-h-target py-1 ${linkStyle}`}>
      <TruncatedText isInControl lines={3}>
        {name}
      </TruncatedText>
    </Link>
  );
}

/** Rows that speak of the same: of the compared home, or of all that it stands in. */
function Group({
  name,
  columns,
  children,
}: {
  name: string;
  columns: number;
  children: ReactNode;
}) {
  const look = 'pt-4! pb-1! font-semibold! text-ink!';
  return (
    <tbody className="figures [&_td]:py-2 [&_td]:pr-3 [&_th]:py-2 [&_th]:pr-3 [&_th]:text-sm [&_th]:font-normal [&_th]:text-ink-soft [&_tr]:align-baseline">
      <tr>
        <th scope="rowgroup" colSpan={columns} className={`sm:hidden ${look}`}>
          {name}
        </th>
        <th scope="rowgroup" colSpan={columns + 1} className={`max-sm:hidden ${look}`}>
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

function Told({ rows }: { rows: ReturnType<typeof homeRows> }) {
  return rows.map(({ label, values, unknown }) => (
    <Row key={label} label={label} columns={values.length}>
      {values.map((value, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <td key={at} className={`leading-snug ${value === null ? 'text-ink-faint' : ''}`}>
          <UnbrokenText text={value ?? unknown ?? 'Not disclosed'} />
        </td>
      ))}
    </Row>
  ));
}

/** On a phone the name is above the values, which would otherwise have a quarter of the width each. */
function Row({
  label,
  columns,
  children,
}: {
  label: string;
  columns: number;
  children: ReactNode;
}) {
  return (
    <>
      <tr className="border-t border-hairline sm:hidden">
        <th scope="row" colSpan={columns} className="pb-0!">
          {label}
        </th>
      </tr>
      <tr className="border-hairline sm:border-t">
        <th scope="row" className="max-sm:hidden">
          {label}
        </th>
        {children}
      </tr>
    </>
  );
}
