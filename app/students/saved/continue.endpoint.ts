import { redirect } from "react-router";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { factsContext, secretContext } from "#app/common/context.ts";
import { flashContext } from "#app/common/flash.server.ts";
import { bad, good } from "#app/common/forms/answers.server.ts";
import { safePath } from "#app/common/frame/safe-path.ts";
import { readItem, writeItem } from "#app/opportunities/item.ts";
import type { Route } from "./+types/continue.endpoint.ts";
import { forgetIntent, readIntent } from "./save-intent.server.ts";
import { saveItem } from "./save-item.server.ts";
import { wantOpening } from "./want-opening.server.ts";
import { savingWords as words } from "./words.ts";

/** After sign-in: saves what this browser asked to save. Without that proof nothing is saved, and the item is shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const item = readItem(new URL(request.url).searchParams.get("item"));
  if (!item) throw redirect("/saved");
  const secret = context.get(secretContext);
  const { appUrl } = context.get(factsContext);
  const intent = await readIntent(secret, request, writeItem(item), Date.now());
  if (!intent) throw redirect(`/${writeItem(item)}`);
  const saving = intent.wantsOpening
    ? await wantOpening(member, item, true, new Date())
    : await saveItem(member, item, new Date());
  const toast = saving.ok
    ? good({ title: words.saved, detail: intent.wantsOpening ? words.willHear : words.savedDetail })
    : bad(words.failed, words[saving.reason]);
  const flash = context.get(flashContext);
  const headers = new Headers();
  headers.append("Set-Cookie", await forgetIntent(secret, appUrl));
  // The welcome of the sign-in is still on its way.
  headers.append("Set-Cookie", await flash.leave(...flash.waiting, toast));
  return redirect(safePath(intent.back, appUrl), { status: 303, headers });
}
