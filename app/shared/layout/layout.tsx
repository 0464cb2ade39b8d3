import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Toast } from "#app/shared/flash.server.ts";
import { BottomBar } from "./navigation/bottom-bar.tsx";
import { Footer } from "./navigation/footer.tsx";
import { Header } from "./navigation/header.tsx";
import { UtilityBar } from "./navigation/utility-bar.tsx";
import { NavigationProgress, PageOrSkeleton } from "./navigation-progress.tsx";
import { useIsSignedIn, usePage } from "./page.ts";
import { ToastProvider, ToastRegion } from "./toasts.tsx";
import { layoutWords } from "./words.ts";

const none: Toast[] = [];

/** The header, footer and toasts around every page. */
export function PageLayout({ children }: { children: ReactNode }) {
  const page = usePage();
  const isSignedIn = useIsSignedIn();
  const isAdminPage = /^\/admin(?:\/|$)/.test(useLocation().pathname);
  return (
    <ToastProvider waiting={page?.toasts ?? none}>
      <a
        href="#main"
        className="sr-only z-80 bg-card font-semibold text-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:rounded-lg focus:px-4 focus:py-3"
      >
        {layoutWords.skip}
      </a>
      <NavigationProgress />
      <UtilityBar />
      <Header />
      <main id="main" tabIndex={-1}>
        <ToastRegion />
        <PageOrSkeleton>{children}</PageOrSkeleton>
      </main>
      {!isAdminPage && <Footer />}
      {isSignedIn && <BottomBar badges={page?.badges} isBelowFooter={!isAdminPage} />}
    </ToastProvider>
  );
}
