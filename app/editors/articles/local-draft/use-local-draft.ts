import { type RefObject, useEffect, useState } from "react";
import { articleFields } from "../article-rules.ts";
import { deleteDraft, deleteReceived, type LocalDraft, readDraft, writeDraft } from "./local-draft.ts";

/**
 * Stores what is typed into a form in the browser, and offers it when the form is opened again without it.
 */
export function useLocalDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  received: string | null,
) {
  const [found, setFound] = useState<LocalDraft | null>(null);
  const [copyId, setCopyId] = useState("");

  useEffect(() => {
    if (received) deleteReceived(received, name, "new");
    const copy = readDraft(name);
    if (copy && form.current && differs(form.current, copy)) setFound(copy);
  }, [form, name, received]);

  return {
    found,
    /** Submitted with the form, so that the server can say which draft it has received. */
    copyId,
    keep() {
      if (!form.current) return;
      const id = copyId || newId();
      setCopyId(id);
      writeDraft(name, { id, at: Date.now(), fields: fieldsOf(form.current) });
    },
    restore() {
      if (!form.current || !found) return;
      for (const field of articleFields)
        if (found.fields[field] !== undefined) controlOf(form.current, field).value = found.fields[field];
      setCopyId(found.id);
      setFound(null);
    },
    discard() {
      deleteDraft(name);
      setFound(null);
    },
  };
}

/** crypto.randomUUID needs HTTPS. */
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries(articleFields.map((field) => [field, controlOf(form, field).value]));

const differs = (form: HTMLFormElement, { fields }: LocalDraft) =>
  articleFields.some(
    (field) => fields[field] !== undefined && fields[field] !== controlOf(form, field).value,
  );
