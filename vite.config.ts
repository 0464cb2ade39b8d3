import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 1024 },
  environments: {
    client: {
      build: {
        target: "es2020",
        // Small pieces that most pages share travel together: each file of its own costs a request and its headers.
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "shared",
                  test: /\/app\/(common\/(ui|share)\/|common\/pictures\/(picture|words)\.tsx?$|discover\/sponsored\/|students\/saved\/(heart|saved-ids)\.tsx?$)/,
                },
              ],
            },
          },
        },
      },
    },
    // React Router's contexts match by identity, so the server comes out of the same build as the pages.
    ssr: { build: { target: "node24", rollupOptions: { input: "./server/app.ts" } } },
  },
});
