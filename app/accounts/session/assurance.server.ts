import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Server-only steps that begin a session or change its assurance level. Each issues a new token, so an old one gains nothing.
 */
export const assurance = () =>
  ({
    id: "assurance",
    endpoints: {
      /** Begins a session for a user who has proved their identity in another way than with a password. */
      beginSession: createAuthEndpoint.serverOnly(
        { method: "POST", body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) return ctx.json({ begun: false });
          const session = await internalAdapter.createSession(user.id, false, { aal: "aal1" }, true);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ begun: true });
        },
      ),
      /** The second factor was verified: the session is replaced by one that records it. */
      raiseAssurance: createAuthEndpoint.serverOnly(
        { method: "POST", use: [sessionMiddleware] },
        async (ctx) => {
          const { session, user } = ctx.context.session;
          const raised = await ctx.context.internalAdapter.createSession(
            user.id,
            false,
            { aal: "aal2" },
            true,
          );
          await setSessionCookie(ctx, { session: raised, user });
          await ctx.context.internalAdapter.deleteSession(session.token);
          return ctx.json({ raised: true });
        },
      ),
      /** Ends every session of the person and replaces this one, at its level. */
      endOtherSessions: createAuthEndpoint.serverOnly(
        { method: "POST", use: [sessionMiddleware] },
        async (ctx) => {
          const { session, user } = ctx.context.session;
          await ctx.context.internalAdapter.deleteUserSessions(user.id);
          const renewed = await ctx.context.internalAdapter.createSession(
            user.id,
            false,
            { aal: session.aal },
            true,
          );
          await setSessionCookie(ctx, { session: renewed, user });
          return ctx.json({ ended: true });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
