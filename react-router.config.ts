import type { Config } from "@react-router/dev/config";

const language = process.env.BUILD_LANGUAGE ?? "en";

export default {
  ssr: true,
  // The route manifest is small; sending it whole saves a phone the extra requests of lazy discovery.
  buildDirectory: language === "en" ? "build" : `build/languages/${language}`,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
