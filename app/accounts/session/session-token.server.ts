import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";

/**
 * Reads the session's token from its cookie, if the signature is ours. Doesn't query the database: the session may
 * have ended.
 */
export const sessionToken = () =>
  ({
    id: "session-token",
    endpoints: {
      readSessionToken: createAuthEndpoint.serverOnly(
        { method: "GET", requireHeaders: true },
        async (ctx) => {
          const { authCookies, secret } = ctx.context;
          return (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)) || null;
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
