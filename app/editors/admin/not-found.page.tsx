/** Behind the gate, so that nobody learns which admin pages there are. */
export { action, default, loader, meta } from "#app/common/frame/not-found.page.tsx";
