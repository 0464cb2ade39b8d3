import type { RequestListener } from "node:http";
import sharp from "sharp";

const paragraphs = [
  "The Mastercard Foundation Scholars Programme at the University of Cape Town is open for applications until 31 August 2026.",
  "It pays tuition, a room, books and a monthly allowance of R4,500, and it brings scholars together with mentors who know what it means to be the first in a family to go to university.",
  "Applicants from Kenya, Nigeria, Ghana, Ethiopia and Uganda have won places in each of the last 10 years, and the foundation says that it wants more young women to apply for engineering.",
  "You need your school certificate, two letters of recommendation and a short essay about a problem that you want to solve at home.",
  "Do not pay anyone for a place: the foundation never asks for money, and a form that does is a fraud.",
];
const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");

export const newsPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Scholars programme opens for 2027 | The Daily Student</title>
<meta property="og:title" content="Scholars programme opens for 2027 | The Daily Student">
<meta property="og:site_name" content="The Daily Student">
<meta property="og:description" content="Places for students from five countries, with tuition and a monthly allowance.">
<meta name="description" content="The Mastercard Foundation Scholars Programme at UCT is open until 31 August 2026.">
<meta property="og:image" content="/images/students.jpg">
<link rel="canonical" href="https://news.example/2026/scholars?utm_source=front">
</head><body>
<nav><a href="/">Home</a> <a href="/sport">Sport</a> <a href="/subscribe">Subscribe now for only 1 dollar</a></nav>
<div class="advertisement">Buy two phones for the price of one!</div>
<article><h1>Scholars programme opens for 2027</h1><p class="byline">By Wanjiru Kamau</p>
${text}
<h2>How to apply</h2>
<p>Fill in the form on <a href="/go/uct?x=1&amp;y=2">the university's own site</a>, or <a href="https://www.uct.ac.za/apply">read the guide</a> first. <a href="javascript:track()">Share</a></p>
<table><thead><tr><th>Cost</th><th>Paid by</th></tr></thead><tbody><tr><td>Tuition</td><td>The foundation | in full</td></tr><tr><td>Flights</td><td>The foundation</td></tr></tbody></table>
<ul><li>School certificate</li><li>Two letters</li></ul></article>
<aside><h3>Most read</h3><a href="/x">Ten phones under 100 dollars</a></aside>
<section class="comments"><h3>Comments</h3><p>First! Great post, visit my site.</p></section>
<footer>© The Daily Student</footer><script>window.reached = true</script></body></html>`;

export const wordPressPage = `<!DOCTYPE html><html><head><title>5 tips for a winning personal statement &#8211; Study Coach</title>
<meta property="og:site_name" content="Study Coach"/></head><body class="post-template-default single single-post">
<header id="masthead"><a class="custom-logo-link" href="/">Study Coach</a></header>
<main><article class="post type-post"><header class="entry-header"><h1 class="entry-title">5 tips for a winning personal statement</h1>
<span class="author vcard"><a class="url fn n" rel="author" href="/author/kofi">Kofi Mensah</a></span></header>
<div class="entry-content"><p>Your personal statement &amp; essay decide more than your grades do &lt;b&gt;when&lt;/b&gt; many applicants have the same ones.</p>
${text}<h3>1. Begin with a moment</h3><p>Readers remember scenes, so show one: a night, a room, a choice that you had to make, and what came of it.</p>
<blockquote><p>Write the sentence that only you could write.</p></blockquote>
<figure><img src="/wp-content/uploads/desk.jpg" alt="A desk"><figcaption>A desk</figcaption></figure>
<div class="sharedaddy"><a href="https://facebook.com/share">Facebook</a></div></div></article>
<div id="comments"><ol><li>Nice article sir, kindly send me scholarship.</li></ol></div></main></body></html>`;

const barePage = `<h1>Visas for students</h1>${text}<p>Ask the embassy for its list of papers, and <a href="papers.html">read ours</a>.`;

const brokenPage = `<html><head><title>Internships in Accra</title><body><div><div class=content><h1>Internships in Accra</h1>
${paragraphs.map((paragraph) => `<p>${paragraph} <b>Apply <i>early</b></i>`).join("")}<table><tr><td>Company<td>Weeks<tr><td>Hubtel<td>12</div></div></table></p></span>`;

const loginPage = `<html><head><title>Sign in</title></head><body><form action="/login"><h1>Sign in to continue reading</h1>
<p>This story is for members. Sign in with your account to read it.</p><input type="email" name="e"><input type="password" name="p"><button>Sign in</button></form></body></html>`;

const shortPage = "<html><head><title>Hello</title></head><body><p>Coming soon.</p></body></html>";

const quotes = 30;
const tangledPage = `<html><head><title>Answers to answers</title></head><body><article><h1>Answers to answers</h1>${text}${"<blockquote>".repeat(quotes)}${text}${"</blockquote>".repeat(quotes)}</article></body></html>`;

const accented = `<html><head><title>Étudier à l’étranger</title></head><body><article><h1>Étudier à l’étranger</h1>${text}<p>Les frais d’inscription sont payés : café, thé, forêt.</p></article></body></html>`;

/** A site with every kind of page that an editor's list of addresses contains. */
export function articleSite(): RequestListener {
  const photo = sharp({ create: { width: 2400, height: 1600, channels: 3, background: "#0f4d3a" } })
    .jpeg()
    .toBuffer();
  const html = (body: string | Uint8Array, charset = "; charset=utf-8") => ({
    type: `text/html${charset}`,
    body,
  });
  const pages: Record<string, { type: string; body: string | Uint8Array }> = {
    "/2026/scholars": html(newsPage),
    "/2026/scholars-again": html(newsPage),
    "/personal-statement": html(wordPressPage),
    "/visa": html(barePage, ""),
    "/broken": html(brokenPage),
    "/login": html(loginPage),
    "/short": html(shortPage),
    "/tangled": html(tangledPage),
    "/latin-called-utf-8": html(Buffer.from(accented.replaceAll("’", "'"), "latin1")),
    "/utf-8-called-latin": html(accented, "; charset=iso-8859-1"),
    "/guide.pdf": { type: "application/pdf", body: "%PDF-1.7" },
    "/huge": html(newsPage + "x".repeat(3 * 1024 * 1024)),
    "/images/huge.jpg": { type: "image/jpeg", body: "x".repeat(3 * 1024 * 1024) },
    "/images/broken.jpg": { type: "image/jpeg", body: "<svg onload=alert(1)>" },
  };
  return async (request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    const found = pages[path];
    if (found) return response.writeHead(200, { "content-type": found.type }).end(found.body);
    if (path === "/images/students.jpg")
      return response.writeHead(200, { "content-type": "image/jpeg" }).end(await photo);
    if (path === "/loop") return response.writeHead(302, { location: "/loop" }).end();
    if (path === "/moved") return response.writeHead(301, { location: "/2026/scholars" }).end();
    if (path === "/slow") return response.writeHead(200, { "content-type": "text/html" }).write("<p>soon");
    return response.writeHead(404, { "content-type": "text/html" }).end("<h1>404</h1>");
  };
}
