type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Marks a form that the user has begun to fill in. */
export function markTypedFields(root: HTMLElement): void {
  root.addEventListener("input", ({ target }) => {
    const field = target as TypedField;
    if (field.form && field.id) field.dataset.typed = "";
  });
  root.addEventListener("submit", ({ target }) => {
    for (const field of (target as HTMLFormElement).elements) delete (field as TypedField).dataset.typed;
  });
}

/** Copies typed text to the next render. */
export function rememberTyped(root: HTMLElement): () => void {
  const begun = [...root.querySelectorAll<TypedField>("[data-typed]")].map((field) => ({
    id: field.id,
    value: field.value,
    isTicked: "checked" in field && field.checked,
  }));
  return () => {
    for (const { id, value, isTicked } of begun) {
      const field = document.getElementById(id) as TypedField | null;
      if (!field) continue;
      if (field.type === "checkbox") (field as HTMLInputElement).checked = isTicked;
      else field.value = value;
      field.dataset.typed = "";
    }
  };
}
