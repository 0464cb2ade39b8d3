import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route manifest is small; sending it whole saves a phone the extra requests of lazy discovery.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
