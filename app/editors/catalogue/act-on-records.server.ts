import { data, type RouterContextProvider } from "react-router";
import { viewerContext } from "#app/common/context.ts";
import { bad, goOn, good } from "#app/common/forms/answers.server.ts";
import { readId } from "#app/common/frame/read-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Noun } from "./fields.ts";
import { deleteRecords, publishRecords, unpublishRecords } from "./publish-records.server.ts";
import { countOf, words } from "./words.ts";

const mostAtOnce = 200;

/** The buttons under a list: publish, take down, delete. Deleting is asked about first, with the number. */
export async function actOnRecords(
  context: Readonly<RouterContextProvider>,
  noun: Noun,
  form: FormData,
  back: string,
) {
  const ids = form
    .getAll("id")
    .flatMap((id) => readId(String(id)) ?? [])
    .slice(0, mostAtOnce);
  if (ids.length === 0) {
    return goOn(context, back, bad(words.nothingChosen.title, words.nothingChosen.detail));
  }
  const as = <Result>(work: (db: Parameters<typeof publishRecords>[0]) => Promise<Result>) =>
    asViewer(context.get(viewerContext), work);
  switch (form.get("intent")) {
    case "publish": {
      const count = await as((db) => publishRecords(db, noun.kind, ids));
      return goOn(context, back, good({ title: words.published(count, noun), detail: "" }));
    }
    case "unpublish": {
      const count = await as((db) => unpublishRecords(db, noun.kind, ids));
      return goOn(context, back, good({ title: words.unpublished(count, noun), detail: "" }));
    }
    case "delete":
      return data({ toDelete: ids, question: `Delete ${countOf(ids.length, noun)}?` });
    case "delete-now": {
      const count = await as((db) => deleteRecords(db, noun.kind, ids));
      return goOn(context, back, good({ title: words.deleted(count, noun), detail: "" }));
    }
    default:
      return data(null, { status: 400 });
  }
}
