import type { Layout } from "./layouts.ts";

/** A third set of markup, written without looking at the others: news themes, a portal, tables, a PDF's lines. */

const address = (title: string) => `/p/${title.toLowerCase().replace(/[^a-z0-9]+/g, "_")}.html`;

const consent = `<aside class="cmplz-cookiebanner"><div class="cmplz-message">We use cookies until 14 January 2027 to make this site better.</div><button class="cmplz-accept">Accept</button></aside>`;
const comments = `<section id="comments" class="comments-area"><h3>2 thoughts</h3><ol class="comment-list"><li class="comment"><div class="comment-author vcard"><cite class="fn">Juma</cite></div><div class="comment-metadata"><time>October 2, 2026</time></div><p>Is the deadline 9 January 2027? My cousin got $8,000.</p></li><li class="comment"><cite class="fn">Ada</cite><p>Please extend to 20 December 2026.</p></li></ol></section>`;
const banner = `<ins class="adsbygoogle"><a href="https://ads.example/mba">Online MBA in Spain. Enrol by 15 December 2026 and pay €900.</a></ins>`;

/** Genesis: a link to another post stands between the paragraphs, an author box and comments below. */
const genesis: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en-US"><head><title>${title} | ${site}</title></head><body class="post-template-default single genesis-title-hidden"><div class="site-container"><ul class="genesis-skip-link"><li><a href="#genesis-content">Skip to content</a></li></ul><nav class="nav-primary"><ul><li><a href="/">Home</a></li><li><a href="/masters">Masters</a></li><li><a href="/phd">PhD</a></li></ul></nav><div class="site-inner"><div class="content-sidebar-wrap"><main class="content" id="genesis-content"><article class="post entry"><header class="entry-header"><h1 class="entry-title">${title}</h1><p class="entry-meta"><time class="entry-time">November 1, 2026</time> By <span class="entry-author">Editor</span></p></header><div class="entry-content">${body.replace("</p>", `</p><p><strong>Also read: <a href="${address(neighbours[0]?.title ?? "")}">${neighbours[0]?.title}</a></strong></p>${banner}`)}</div><footer class="entry-footer">Filed Under: Fully funded, PhD, Canada</footer></article><section class="author-box"><p>The editor has helped students since 3 May 2015.</p></section>${comments}</main><aside class="sidebar sidebar-primary">${neighbours.map((one) => `<section class="widget"><h3><a href="${address(one.title)}">${one.title}</a></h3><p>${one.teaser}</p></section>`).join("")}</aside></div></div>${consent}</div></body></html>`;

/** Ghost: cards of other posts behind the article. */
const ghost: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html><head><title>${title}</title><meta property="og:site_name" content="${site}"></head><body class="post-template"><div class="gh-viewport"><header class="gh-navigation"><a class="gh-navigation-logo" href="/">${site}</a></header><main class="gh-main"><article class="gh-article post"><header class="gh-article-header gh-canvas"><h1 class="gh-article-title">${title}</h1><aside class="gh-article-sidebar"><time datetime="2026-11-05">05 Nov 2026</time></aside></header><section class="gh-content gh-canvas">${body}<div class="kg-card kg-callout-card"><div class="kg-callout-text">Get our letter: the next one is sent on 1 December 2026.</div></div></section></article></main><section class="gh-container is-grid"><h2>Read more</h2><div class="gh-feed">${neighbours.map((one) => `<article class="gh-card"><a class="gh-card-link" href="${address(one.title)}"><h3>${one.title}</h3><p class="gh-card-excerpt">${one.teaser}</p></a></article>`).join("")}</div></section></div></body></html>`;

/** Joomla: everything is in tables, modules with news on the left. */
const joomla: Layout = ({ title, body, neighbours, site }) =>
  `<html><head><title>${site} - ${title}</title></head><body><table width="960" align="center"><tr><td colspan="2"><img src="/logo.png" alt="${site}"></td></tr><tr><td width="200" valign="top"><div class="moduletable"><h3>Latest news</h3><ul class="latestnews">${neighbours.map((one) => `<li><a href="${address(one.title)}">${one.title}</a> ${one.teaser}</li>`).join("")}</ul></div><div class="moduletable_menu"><ul class="menu"><li><a href="/">Home</a></li><li><a href="/contact">Contact</a></li></ul></div></td><td valign="top"><div class="item-page"><div class="page-header"><h2>${title}</h2></div><dl class="article-info"><dt>Details</dt><dd class="published">Published: 04 November 2026</dd><dd class="hits">Hits: 2311</dd></dl>${body}</div></td></tr><tr><td colspan="2"><small>Copyright 2026. Page last changed 6 November 2026.</small></td></tr></table></body></html>`;

/** A university's TYPO3 site: breadcrumbs, a list of events with days, the text in content elements. */
const typo3: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}: ${site}</title></head><body id="p4711" class="page-4711"><header id="page-header"><nav><ol class="breadcrumb"><li><a href="/">Home</a></li><li>Funding</li></ol></nav></header><main id="page-content"><div class="frame frame-default frame-type-header"><h1>${title}</h1></div>${body
    .split("</p>")
    .filter((part) => part.trim())
    .map(
      (part, at) =>
        `<div id="c${at}" class="frame frame-default frame-type-text"><div class="frame-container"><div class="frame-inner">${part}${part.includes("<p") ? "</p>" : ""}</div></div></div>`,
    )
    .join(
      "",
    )}<div class="frame frame-type-list"><h2>Events</h2><div class="news-list-view">${neighbours.map((one) => `<div class="news-item"><time>12.12.2026</time> <a href="${address(one.title)}">${one.title}</a><p>${one.teaser}</p></div>`).join("")}</div></div></main><footer id="page-footer">${consent}</footer></body></html>`;

/** Blogger "Simple": line breaks for paragraphs, an archive with dates. */
const simple: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html class="v2" dir="ltr"><head><title>${site}: ${title}</title></head><body class="loading"><div class="content"><div class="main-outer"><div class="column-center-inner"><div class="main section"><div class="widget Blog"><div class="blog-posts hfeed"><div class="date-outer"><h2 class="date-header"><span>Monday, 2 November 2026</span></h2><div class="post hentry"><h3 class="post-title entry-title">${title}</h3><div class="post-body entry-content">${body.replaceAll("<p>", "").replaceAll("</p>", "<br /><br />")}<div style="clear: both;"></div></div><div class="post-footer">Posted by Blogger at 08:15</div></div></div></div></div></div></div><div class="column-right-inner"><aside><div class="widget BlogArchive"><h2>Blog Archive</h2><ul>${neighbours.map((one) => `<li><a href="${address(one.title)}">${one.title}</a></li>`).join("")}</ul></div><div class="widget PopularPosts"><ul>${neighbours.map((one) => `<li><div class="item-title"><a href="${address(one.title)}">${one.title}</a></div><div class="item-snippet">${one.teaser}</div></li>`).join("")}</ul></div></aside></div></div></div></body></html>`;

/** Wix Studio: each line of text in spans of its own. */
const studio: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title} | ${site}</title><meta name="generator" content="Wix.com Website Builder"></head><body><div id="SITE_CONTAINER"><div id="masterPage"><header id="SITE_HEADER"><div data-testid="richTextElement"><p class="font_8"><span>${site}</span></p></div></header><main id="PAGES_CONTAINER"><div id="SITE_PAGES"><section data-testid="section-container"><div data-testid="richTextElement" class="wixui-rich-text"><h1 class="font_2 wixui-rich-text__text"><span style="color:#123">${title}</span></h1></div></section><section data-testid="section-container"><div data-testid="richTextElement" class="wixui-rich-text">${body.replaceAll("<p>", '<p class="font_8 wixui-rich-text__text"><span style="font-size:16px"><span>').replaceAll("</p>", "</span></span></p>")}</div></section><section data-testid="section-container"><div role="list">${neighbours.map((one) => `<div role="listitem"><div data-testid="richTextElement"><h3><a href="${address(one.title)}">${one.title}</a></h3><p><span>${one.teaser}</span></p></div></div>`).join("")}</div></section></div></main><footer id="SITE_FOOTER"><p>Last update: 7 November 2026</p></footer></div></div></body></html>`;

/** A job board: similar posts are in boxes beside the text. */
const board: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html><head><title>${title} - ${site}</title></head><body class="single-job_listing"><header class="topbar"><a href="/">${site}</a></header><div class="container"><div class="row"><div class="col-md-8"><h1 class="page-title">${title}</h1><div class="job-overview"><ul><li><i class="icon-calendar"></i>Posted 6 days ago</li><li><i class="icon-eye"></i>412 views</li></ul></div><div class="job_description">${body}</div><div class="share">Share on <a href="https://wa.me/?text=x">WhatsApp</a></div></div><div class="col-md-4"><div class="similar-jobs"><h4>Similar opportunities</h4>${neighbours.map((one) => `<a class="job-box" href="${address(one.title)}"><strong>${one.title}</strong><span>${one.teaser}</span></a>`).join("")}</div></div></div></div>${consent}</body></html>`;

/** The lines of a PDF. */
const lines: Layout = ({ title, body }) =>
  `<html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body
    .replace(/<li>/g, "<p>• ")
    .replace(/<\/li>/g, "</p>")
    .replace(/<\/?(?:ul|ol)>/g, "")
    .replace(
      /(<p>[^<]{70,90}) /g,
      "$1\n",
    )}<p>Page 1 of 2</p><p>Reference: 2026/11/447</p></main></body></html>`;

export const freshLayouts = { genesis, ghost, joomla, typo3, simple, studio, board, lines };
