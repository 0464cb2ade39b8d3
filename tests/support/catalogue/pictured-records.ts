import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import type { RunningServer } from "../servers/start-server.ts";

const drawn = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A site that has pictures, and asks nobody to stay away. */
export function pictureSite(): RequestListener {
  const pictures: Record<string, Promise<Buffer>> = {
    "/campus.jpg": drawn(1600, 900, "#0f4d3a"),
    "/logo.jpg": drawn(400, 400, "#b45309"),
    "/course.jpg": drawn(1200, 628, "#3730a3"),
    "/wangari.jpg": drawn(600, 800, "#9a3412"),
  };
  return async (request, response) => {
    const picture = await pictures[request.url ?? ""];
    if (picture) response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
    else response.writeHead(404).end();
  };
}

/** Records as an editor would enter them, with pictures at that site and one that is not there. Gives the college's page. */
export async function enterPicturedRecords(server: RunningServer): Promise<string> {
  const accounts = readFileSync(join(server.dataDir, "demo-accounts"), "utf8");
  const [, email = "", password = ""] = /admin: (\S+) (\S+)/.exec(accounts) ?? [];
  let cookie = "";
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(server.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: server.url, ...(cookie && { Cookie: cookie }) },
      body: new URLSearchParams(form),
    });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const signedIn = await send("/auth", { email, password });
  cookie =
    signedIn.headers
      .getSetCookie()
      .find((one) => one.includes("session_token="))
      ?.split(";")[0] ?? "";
  const at = (name: string) => `http://pictures.example/${name}.jpg`;
  const sponsored = { intent: "save", description: "Learn with us.", type: "course", isActive: "on" };
  const targetUrl = "https://sponsor.example";
  for (const [title, picture, priority] of [
    ["Pictured course", "course", "99"],
    ["Course without luck", "gone", "98"],
  ] as const)
    await send("/admin/sponsored", { ...sponsored, title, targetUrl, imageUrl: at(picture), priority });
  const college = await send("/admin/catalogue/colleges/new", {
    intent: "publish",
    anyway: "on",
    name: "Pictured University",
    description: "A university on a hill.",
    location: "Berekuso",
    country: "Ghana",
    image_url: at("campus"),
    logo_url: at("logo"),
  });
  const id = college.headers.get("Location")?.split("/").at(-1) ?? "";
  await send("/admin/catalogue/student-spotlights/new", {
    intent: "publish",
    anyway: "on",
    name: "Pictured Student",
    country: "Kenya",
    story: "It began with one application.",
    image_url: at("wangari"),
    is_featured: "on",
  });
  await send("/admin/catalogue/school-spotlights/new", {
    intent: "publish",
    school_id: `${server.url}/college/${id}`,
    spotlight_text: "On a hill.",
    is_featured: "on",
  });
  return `/college/${id}`;
}
