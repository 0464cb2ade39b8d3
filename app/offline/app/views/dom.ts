type ElementChild = Node | string | null | false | undefined;
type AttributeValue = string | boolean | null | undefined | ((event: Event) => void);

/** An element with its attributes, listeners and children. Text is inserted as text, never as markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Record<string, AttributeValue>,
  ...children: ElementChild[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (typeof value === "string") element.setAttribute(name, value);
  }
  for (const child of children) if (child || child === "") element.append(child);
  return element;
}
