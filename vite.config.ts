import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { phoneCode } from "./scripts/phone-code.ts";

/**
 * Small pieces that most pages share travel together: each file of its own costs a request and its headers. A route that is taken
 * along gives its name to all of them, so pages and endpoints are left out.
 */
const shared = {
  name: "shared",
  test: anyOf(
    "app/root.tsx",
    "app/accounts/live-session.tsx",
    "app/common/(ui|share|frame|calendar)/",
    "app/common/forms/(choose|keeper).ts",
    "app/common/pictures/(picture|words).tsx?",
    "app/common/words/(shorten|without-ending).ts",
    "app/discover/sponsored/",
    "app/editors/admin/denied.tsx",
    "app/opportunities/kinds.ts",
    "app/students/saved/(heart|saved-ids).tsx?",
  ),
};

/** What a page with cards of opportunities needs besides. */
const listings = {
  name: "listings",
  test: anyOf(
    "app/opportunities/",
    "app/students/saved/card-with-heart.tsx",
    "app/students/fit/ask/asked-field.tsx",
    "database/schema/opportunity-lists.ts",
  ),
};

/** What the pages of one opportunity share. */
const details = {
  name: "details",
  test: anyOf(
    "app/community/union/questions-about.tsx",
    "app/discover/details/(detail|fact-list|qualify|sources|tonight|words).tsx?",
    "app/students/saved/(checklist|opening-form).tsx",
  ),
};

/** What a page with filters needs besides. */
const searching = {
  name: "searching",
  test: anyOf(
    "app/common/keyset/cursor.ts",
    "app/discover/browse/(chosen-filters|filter-panel).tsx",
    "app/discover/search/(page-cursor|count-words|shown-instead|understood-chips|words).tsx?",
  ),
};

/** What comes with every form that is answered on its page. */
const forms = {
  name: "forms",
  test: anyOf("app/common/forms/(failing|form-problems|stay-on-page|use-busy|words).tsx?"),
};

/** Stays in its package: it is not JavaScript. */
const notBundled = ["sharp"];

/** What is loaded later here brings no styles and no further files along, so that nothing has to be fetched ahead of it. */
const plainlyLater: Plugin = {
  name: "plainly-later",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

export default defineConfig(({ command }) => ({
  plugins: [plainlyLater, phoneCode(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 1024 },
  environments: {
    client: {
      build: {
        target: "es2020",
        rollupOptions: {
          output: { codeSplitting: { groups: [shared, listings, details, searching, forms] } },
        },
      },
    },
    ssr: {
      // Of fifteen hundred small files Node would first have to find out where each is; and React is asked for as it is for visitors.
      ...(command === "build" && {
        resolve: { noExternal: true, external: notBundled },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
      // React Router's contexts match by identity, so the server comes out of the same build as the pages.
      build: { target: "node24", rollupOptions: { input: "./server/start.ts" } },
    },
  },
}));

/** Files, and folders without their pages and endpoints. */
function anyOf(...paths: string[]): RegExp {
  const places = paths.map((path) =>
    path.replaceAll(".", "\\.").replace(/\/$/, "/(?!.*\\.(page|endpoint)\\.)[^?]*"),
  );
  return new RegExp(`/(${places.join("|")})(\\?|$)`);
}
