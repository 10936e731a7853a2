import type { PropertyCard } from '@manemitra/contract/property-card';
import { isInRegister, RERA_REGISTER, reraText } from '@manemitra/domain/rera-standing';
import { linkStyle } from '#web/ui/button.tsx';
import { DOT } from '#web/ui/dot.ts';
import { Sign } from '#web/ui/sign.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';

export interface ReraProject {
  project: Pick<PropertyCard['project'], 'rera'>;
  isDemonstration: boolean;
}

/** A project's registration, and where to check it: stands wherever a project is shown. */
export function ReraLine({
  property: { project, isDemonstration },
  isBrief = false,
  className = '',
}: {
  property: ReraProject;
  /** With a sign for the register: on a card. The number is never cut, for buyers copy it. */
  isBrief?: boolean;
  className?: string;
}) {
  const { rera } = project;
  // The register has neither a number of the demonstration nor what needs none.
  const isThere = isInRegister(rera, isDemonstration) && rera.state !== 'not-needed';
  if (isBrief) {
    // A number is copied by few, and none may be needed; that one is lacking must be seen by all.
    const isLacking = rera.number === null && rera.state !== 'not-needed';
    const look = isLacking ? 'card-rera' : 'card-rera card-later';
    return (
      <p data-rera={rera.state} className={look}>
        <span>
          <UnbrokenText text={reraText(rera, isDemonstration)} />
        </span>
        {isThere && (
          <a href={rera.registerUrl} target="_blank" rel="noreferrer" className="card-register">
            <Sign of="outside" className="size-3.5" />
            <span className="sr-only">RERA register</span>
          </a>
        )}
      </p>
    );
  }
  return (
    <p data-rera={rera.state} className={`text-sm leading-snug text-ink-soft ${className}`}>
      <span className="figures wrap-break-word">
        <UnbrokenText text={reraText(rera, isDemonstration)} />
      </span>
      {isThere && (
        <>
          {DOT}
          <RegisterLink href={rera.registerUrl} />
        </>
      )}
    </p>
  );
}

/** Opens the register beside the page; on paper its address stands in words. */
export function RegisterLink({
  href = RERA_REGISTER.url,
  className = '',
}: {
  href?: string;
  className?: string;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`whitespace-nowrap ${linkStyle} ${className}`}
    >
      RERA register
      <span className="hidden print:inline"> ({new URL(href).host})</span>
    </a>
  );
}

/** In two words on a narrow card, where the number itself stands behind More. */
export function ReraBrief({ property: { project } }: { property: Pick<ReraProject, 'project'> }) {
  const { state, number } = project.rera;
  if (number === null && state !== 'not-needed') return null;
  return (
    <p aria-hidden="true" className="card-sooner ml-auto text-xs text-ink-soft">
      {number === null ? 'RERA: not needed' : 'RERA number given'}
    </p>
  );
}
