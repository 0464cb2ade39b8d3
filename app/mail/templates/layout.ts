import { language } from "#app/shared/languages/language.ts";
import { type Html, html, ownHtml } from "./html.ts";

/**
 * Mail programs support little CSS: colours are inline, and the few programs that support style sheets turn them dark.
 * Nothing is loaded from a server.
 */
const darkInstead = ownHtml(`<style>
a{color:#0f4d3a}
@media (prefers-color-scheme:dark){
.paper{background:#0d1612!important;color:#eaf2ec!important}
.card{background:#16241d!important;border-color:#2b3d34!important}
.soft{color:#a8bab0!important}
.score{background:#18402f!important;color:#a6e6c6!important}
.brand,.card a,.paper a{color:#8fd6b3!important}
a.button{color:#2a1c00!important}
}
</style>`);

export const softText = "color:#4b5a52;font-size:14px;line-height:20px";

interface MailPage {
  title: string;
  /** What an inbox shows after the subject. */
  preview: string;
  body: Html[];
  /** Why it was sent and how to unsubscribe. */
  foot?: Html[];
}

/** The layout of every email. */
export function mailPage({ title, preview, body, foot = [] }: MailPage): string {
  return html`<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
${darkInstead}
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf8f1;color:#14211b;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div class="paper" style="max-width:560px;margin:0 auto;padding:20px 16px;background:#fbf8f1;color:#14211b">
<p class="brand" style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:800;color:#0f4d3a">Fursa</p>
${body}
${foot}
</div>
</body>
</html>`.toString();
}

export const heading = (text: string) =>
  html`<h1 style="margin:0 0 12px;font-size:24px;line-height:30px">${text}</h1>`;

export const subheading = (text: string) =>
  html`<h2 style="margin:28px 0 12px;font-size:19px;line-height:26px">${text}</h2>`;

export const paragraph = (text: string) =>
  html`<p style="margin:0 0 16px">${text.split("\n").map((line, place) => html`${place > 0 ? ownHtml("<br>") : null}${line}`)}</p>`;

export const button = ({ label, address }: { label: string; address: string }) =>
  html`<p style="margin:0 0 16px"><a class="button" href="${address}" style="display:inline-block;padding:12px 22px;border-radius:24px;background:#f2a516;color:#2a1c00;font-weight:600;text-decoration:none">${label}</a></p>`;

export const card = (content: Html) =>
  html`<div class="card" style="margin:0 0 12px;padding:14px 16px;border:1px solid #e6dfd0;border-radius:14px;background:#ffffff">${content}</div>`;

export const soft = (content: Html | string) =>
  html`<p class="soft" style="margin:4px 0 0;${ownHtml(softText)}">${content}</p>`;

/** A button's URL as text, for copying. */
export const spelledOut = (address: string) =>
  html`<p class="soft" style="margin:0 0 16px;word-break:break-all;${ownHtml(softText)}">${address}</p>`;
