import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { languages } from "./app/shared/languages/languages.ts";
import { phoneCode } from "./scripts/phone-code.ts";
import { translations } from "./scripts/translations.ts";

/**
 * Modules that many pages use are bundled together: rolldown's default, a file for each set of pages, costs a phone dozens of requests.
 * Route modules stay apart, since each is an entry of its own.
 */
const bundles = [
  { name: "shared", test: /\/app\/(?!.*\.(page|layout|endpoint)\.).*\.tsx?$/, minShareCount: 14 },
  {
    name: "layout",
    test: /\/app\/shared\/(layout|text)\/(?!.*\.(page|layout|endpoint)\.).*\.tsx?$/,
    minShareCount: 2,
  },
  {
    name: "share",
    test: /\/app\/shared\/share\/(?!.*\.(page|layout|endpoint)\.).*\.tsx?$/,
    minShareCount: 2,
  },
  { name: "ui", test: /\/app\/shared\/ui\/(?!.*\.(page|layout|endpoint)\.).*\.tsx?$/, minShareCount: 9 },
  {
    name: "opportunities",
    test: /\/app\/(catalogue|discover(?!\/details\/)|students)\/(?!.*\.(page|layout|endpoint)\.).*\.tsx?$/,
    minShareCount: 5,
  },
  {
    name: "courses",
    test: /\/app\/(catalogue|discover)\/courses\/(?!.*\.(page|layout|endpoint)\.).*\.tsx?$/,
    minShareCount: 2,
  },
  {
    name: "details",
    test: /\/app\/discover\/details\/(?!.*\.(page|layout|endpoint)\.).*\.tsx?$/,
    minShareCount: 3,
  },
];

/** The browser's build has one language: `scripts/build.mjs` makes one for each. */
const builtLanguage = languages.find((one) => one === process.env.BUILD_LANGUAGE) ?? "en";

/** Not bundled: it is not JavaScript. */
const notBundled = ["sharp"];

export default defineConfig(({ command }) => ({
  plugins: [translations(builtLanguage), phoneCode(), tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 1024,
    // React Router would delete the whole folder, and with it the assets of earlier builds: scripts/build.mjs empties it.
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        target: "es2020",
        rollupOptions: { output: { codeSplitting: { groups: bundles } } },
      },
    },
    ssr: {
      // Resolving 1,500 files at startup is slow, so everything is bundled, with React's production build.
      ...(command === "build" && {
        resolve: { noExternal: true, external: notBundled },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
      // React Router's contexts match by identity, so the server comes out of the same build as the pages.
      build: {
        target: "node24",
        rollupOptions: {
          // The server knows every language; of the other builds it only needs the list of their files.
          input: builtLanguage === "en" ? "./server/start.ts" : "virtual:react-router/server-manifest",
        },
      },
    },
  },
}));
