import './styles/app.css';
import type { Client } from '@manemitra/contract/client';
import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from 'react-router';
import bodyFont from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext, offlinePagesContext, socialLinksContext } from '#web/api/server-context.ts';
import type { Signed } from '#web/api/session-start.ts';
import { RELEASE_SCRIPT } from '#web/browser/scripts-after-paint.ts';
import { THEME_SCRIPT } from '#web/browser/theme-script.ts';
import { VisitCounter } from '#web/features/analytics/visit-counter.tsx';
import { AssistantHost } from '#web/features/assistant/public.ts';
import { ListsKeeper } from '#web/features/kept/public.ts';
import { OfflineHost } from '#web/features/offline/public.ts';
import { FloatingMascot } from '#web/features/mascot/public.ts';
import { SessionKeeper } from '#web/features/session/public.ts';
import { FailurePage, NotFoundPage } from '#web/features/shell/error-page.tsx';
import { Footer } from '#web/features/shell/footer.tsx';
import { NavigationProgress } from '#web/features/shell/navigation-progress.tsx';
import { TopBar } from '#web/features/shell/top-bar.tsx';
import { NonceContext } from '#web/ui/nonce.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import headingFont from './styles/fonts/anek-latin-wide.woff2?url';
import type { Route } from './+types/root.ts';

/** Data of every page: who is signed in, and values that only the configuration knows. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [hasDemonstration, account] = await Promise.all([listsDemonstration(api), signedIn(api)]);
  return {
    socialLinks: context.get(socialLinksContext),
    hasDemonstration,
    account,
    offlinePages: context.get(offlinePagesContext),
  };
}

/** Whether invented projects are listed; where it cannot be found out, the page says nothing of them. */
async function listsDemonstration(api: Client): Promise<boolean> {
  try {
    return (await api.getOperator({})).hasDemonstration;
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return false;
  }
}

/** The account data for this browser (spec 3); undefined if they cannot be found out. */
async function signedIn(api: Client): Promise<Signed | null | undefined> {
  try {
    const { account } = await api.getSession({});
    if (account === null) return null;
    const { id, name, userName, email, phone, type, role, createdAt } = account;
    return { id, name, userName, email, phone, type, role, createdAt };
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return undefined;
  }
}

/** While a page is open only a form can change who is signed in. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined && formMethod !== 'GET';

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    // The theme script may have set `data-theme` before React looks.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f6f1" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1513" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }}
        />
        <link rel="preload" as="font" type="font/woff2" href={bodyFont} crossOrigin="anonymous" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={headingFont}
          crossOrigin="anonymous"
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta property="og:site_name" content="ManeMitra" />
        <meta property="og:locale" content="en_IN" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink href="#main">Skip to the content</SkipLink>
        <NavigationProgress />
        {useMatches().some(({ handle }) => hasOwnFrame(handle)) ? (
          children
        ) : (
          <>
            <OfflineHost />
            <TopBar />
            <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
              {children}
            </main>
            <Footer />
            <FloatingMascot />
            <AssistantHost />
            <VisitCounter />
            <ListsKeeper />
          </>
        )}
        <ToastRegion />
        <SessionKeeper />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: RELEASE_SCRIPT }}
        />
      </body>
    </html>
  );
}

/** Whether a route draws its own bars and `#main`: its `handle` is `{frame: 'own'}`. */
function hasOwnFrame(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'own'
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{isMissing ? 'Page not found | ManeMitra' : 'Something went wrong | ManeMitra'}</title>
      {isMissing ? <NotFoundPage /> : <FailurePage error={error} />}
    </>
  );
}
