import { join } from "node:path";
import { expect, test } from "vitest";
import type * as mails from "#app/accounts/mail-words.ts";
import type * as signIn from "#app/accounts/sign-in/text-words.ts";
import type * as hearts from "#app/students/saved/save/heart-words.ts";
import { anAddress, aVisitor, password, sharedServer } from "#tests/support/servers/shared-server.ts";
import { pathIn } from "#tests/support/web/mailbox.ts";
import { type Language, languages } from "./languages.ts";

const others = languages.filter((language) => language !== "en");

const wordsIn = <Words>(module: string, language: Language): Promise<Words> =>
  import(join(process.cwd(), "app", `${module}.${language}.ts`));

test.each(others)(
  "in %s someone without a script answers, sees matches, saves one, signs up, and confirms by email",
  async (language) => {
    const { mailbox } = await sharedServer();
    const { heartWords } = await wordsIn<typeof hearts>("students/saved/save/heart-words", language);
    const { credentialsFormText } = await wordsIn<typeof signIn>("accounts/sign-in/text-words", language);
    const { mailWords } = await wordsIn<typeof mails>("accounts/mail-words", language);
    const visitor = await aVisitor();
    const email = anAddress(language);

    let page = await visitor.open(`/${language}/start?country=Kenya&level=school-done&field=Nursing`);
    expect(page.attribute("lang")).toBe(language);
    const [heart] = page.main.all('form[action$="/saved/heart"] button');
    const label = heart?.attribute("aria-label") ?? "";
    const title = label.slice(heartWords.save("").length);
    expect(label).toBe(heartWords.save(title));

    page = await page.submit(label);
    expect(page.path).toMatch(new RegExp(`^/${language}/auth\\?return=`));
    page = await visitor.open(page.path.replace("/auth?", "/auth?mode=signup&"));
    const { signUp, signIn: enter, email: address, password: secret } = credentialsFormText;
    page = await page.submit(signUp, { [address]: email, [secret]: password }, page.main);
    const mail = await mailbox.next(email, /./);
    expect(mail.subject).toBe(mailWords.confirm.subject);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(pathIn(mail)).toMatch(new RegExp(`^/${language}/auth/confirm`));

    page = await page.submit(enter, { [address]: email, [secret]: password }, page.main);
    expect(page.path).toMatch(new RegExp(`^/${language}/start\\?country=Kenya`));
    page = await visitor.open(`/${language}/saved`);
    expect(page.main.text).toContain(title);
    expect(page.attribute("lang")).toBe(language);
  },
);
