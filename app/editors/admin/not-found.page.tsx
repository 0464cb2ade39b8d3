/** Behind the gate, so that nobody learns which admin pages there are. */
export { action, default, loader, meta } from "#app/shared/layout/errors/not-found.page.tsx";
