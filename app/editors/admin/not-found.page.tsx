/** Behind the admin gate, so that nobody learns which admin pages exist. */
export { action, default, loader, meta } from "#app/shared/layout/errors/not-found.page.tsx";
