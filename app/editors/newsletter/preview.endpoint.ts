import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/preview.endpoint.ts";
import { previewIssue } from "./preview-issue.server.ts";

/** Emails have inline styles, which our CSP forbids, so the preview is in a sandboxed frame. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestInfoContext);
  const mail = await asViewer(context.get(viewerContext), (db) => previewIssue(db, appUrl, new Date()));
  return new Response(mail?.html ?? "Nothing is new.", {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Frame-Options": "SAMEORIGIN",
    },
  });
}
