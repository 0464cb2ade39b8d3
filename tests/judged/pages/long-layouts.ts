import { pdfToHtml } from "#app/editors/scraper/page/pdf-to-html.ts";
import { simplePdf } from "#tests/support/web/simple-pdf.ts";
import type { Layout } from "./layouts.ts";

/** A fifth set of markup: what is above, between and below a post on sites with advertisements, and PDFs. */

const path = (title: string) => `/${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}/`;

const oneTrust = `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner"><div id="onetrust-policy-text">By tapping "Accept" you agree to cookies being stored until 30 June 2027. See our notice of 3 December 2026.</div><button id="onetrust-accept-btn-handler">Accept</button></div></div>`;
const push = `<div class="onesignal-slidedown-dialog"><div class="slidedown-body-message">Never miss a deadline: the next batch closes on 5 December 2026! Allow notifications?</div></div>`;
const inArticle = `<div class="google-auto-placed ap_container"><ins class="adsbygoogle"><a href="https://ads.example/loan">Student loan from $9,500. Apply by 18 December 2026.</a></ins></div>`;
const whatsApp = `<p><strong>Join our <a href="https://chat.example/g">WhatsApp channel</a> for daily scholarships</strong></p>`;

/** Blogger "Notable": dates in a byline, a featured post on top, "You might like" under the post. */
const notable: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html dir="ltr" lang="en"><head><title>${title} | ${site}</title><meta content="blogger" name="generator"></head><body class="item-view version-1-3-3 variant-notable"><div class="page_body"><header class="centered-top"><div class="widget Header"><h1><a href="https://notable.example/">${site}</a></h1></div></header><div class="widget FeaturedPost"><h3>Featured</h3><h2><a href="${path(neighbours[0]?.title ?? "")}">${neighbours[0]?.title}</a></h2><p>${neighbours[0]?.teaser}</p></div><main class="centered-bottom" id="main"><div class="widget Blog" id="Blog1"><div class="blog-posts hfeed"><div class="post-outer-container"><div class="post-outer"><div class="post"><h3 class="post-title entry-title">${title}</h3><div class="post-header"><div class="byline post-timestamp"><time class="published" datetime="2026-11-09T06:40:00-08:00">November 09, 2026</time></div></div><div class="post-body entry-content float-container"><span style="font-family: verdana;">${body.replace(/<p>/g, '<p style="text-align: justify;">')}</span>${inArticle}</div><div class="related-ready"><h4>You might like</h4>${neighbours.map((one) => `<div class="related-item"><a href="${path(one.title)}">${one.title}</a><span>${one.teaser}</span></div>`).join("")}</div></div></div></div><section class="comments" id="comments"><h3>Comments</h3><div class="comment-content"><p>Anonymous: I am 47, from Chad. Can I send it on 9 February 2027?</p></div></section></div></div></main></div></body></html>`;

/** Elementor's containers: no classes that name the article, a loop of other posts, a pop-up. */
const flex: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title} – ${site}</title></head><body class="wp-singular elementor-page elementor-kit-5"><div class="elementor elementor-88"><div class="elementor-element e-flex e-con e-parent"><div class="e-con-inner"><div class="elementor-element e-con e-child"><div class="elementor-widget elementor-widget-heading"><h1 class="elementor-heading-title elementor-size-default">${title}</h1></div><div class="elementor-widget elementor-widget-text-editor">${body.split(/(?=<h[23])/).join(`</div><div class="elementor-widget elementor-widget-divider"><span></span></div><div class="elementor-widget elementor-widget-text-editor">`)}</div><div class="elementor-widget elementor-widget-button"><a class="elementor-button-link" href="/newsletter"><span>Get the newsletter</span></a></div></div><div class="elementor-element e-con e-child"><div class="elementor-widget elementor-widget-heading"><h4 class="elementor-heading-title">More from ${site}</h4></div><div class="elementor-widget elementor-widget-loop-grid">${neighbours.map((one) => `<div class="e-loop-item"><a href="${path(one.title)}"><span>${one.title}</span></a><div>${one.teaser}</div></div>`).join("")}</div></div></div></div></div><div data-elementor-type="popup" class="elementor-location-popup"><h2>Free guide</h2><p>Offer valid until 20 December 2026</p></div>${oneTrust}</body></html>`;

/** A blog on Wix: paragraphs of Ricos, "Recent Posts" below. */
const ricos: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><meta name="generator" content="Wix.com Website Builder"></head><body><div id="site-root"><div id="masterPage"><header id="SITE_HEADER"><span>${site}</span></header><main id="PAGES_CONTAINER"><div data-hook="post-page"><article><div data-hook="post"><div data-hook="post-header"><ul><li><span data-hook="time-ago">Nov 8, 2026</span></li><li><span data-hook="time-to-read">3 min read</span></li></ul><h1 data-hook="post-title"><span class="blog-post-title-font">${title}</span></h1></div><section data-hook="post-description"><div data-id="rich-content-viewer">${body
    .replace(
      /<p>/g,
      '<div type="paragraph" data-hook="rcv-block"><p class="b2LmR" dir="auto"><span class="pnUQD">',
    )
    .replace(
      /<\/p>/g,
      "</span></p></div>",
    )}</div></section><div data-hook="post-footer"><span>12 views</span><span>0 comments</span></div></div></article><div data-hook="recent-posts"><div>Recent Posts</div><a href="/blog">See All</a>${neighbours.map((one) => `<article data-hook="post-list-item"><a href="${path(one.title)}"><div data-hook="post-title">${one.title}</div></a><div data-hook="post-description">${one.teaser}</div></article>`).join("")}</div></div></main><div data-hook="consent-banner-root">This site uses cookies, last reviewed 1 March 2027.</div></div></div></body></html>`;

/** A ministry on Drupal 7: views of notices left and right, the text in a field, a "Share this page" line. */
const ministry: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en" dir="ltr"><head><title>${title} | ${site}</title><meta name="Generator" content="Drupal 7 (http://drupal.org)"></head><body class="html not-front not-logged-in two-sidebars page-node node-type-notice"><div id="page-wrapper"><div id="header"><a href="/" id="logo">${site}</a></div><div id="main-wrapper"><div id="sidebar-first" class="column sidebar"><div class="block block-views"><h2>Notices</h2><div class="view-content"><ul>${neighbours.map((one) => `<li class="views-row"><span class="field-content"><a href="${path(one.title)}">${one.title}</a></span> <span class="date-display-single">20/01/2027</span></li>`).join("")}</ul></div></div></div><div id="content" class="column"><div class="section"><div class="breadcrumb"><a href="/">Home</a> » Notices</div><h1 class="title" id="page-title">${title}</h1><div class="tabs"></div><div id="node-2201" class="node node-notice"><div class="submitted">Submitted by admin on Tue, 10 November 2026 - 11:02</div><div class="content"><div class="field field-name-body"><div class="field-items"><div class="field-item even">${body}</div></div></div></div></div></div></div><div id="sidebar-second" class="column sidebar"><div class="block"><h2>Tenders</h2><p>Supply of desks: bids close on 8 December 2026, KES 2,000,000.</p></div></div></div></div></body></html>`;

/** The "Newspaper" theme: ads between paragraphs, a ticker, "Related articles" in blocks. */
const newspaper: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en-US"><head><title>${title} - ${site}</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"NewsArticle","headline":${JSON.stringify(title)},"datePublished":"2026-11-06T08:00:00+00:00"}]}</script></head><body class="post-template-default single single-post td-standard-pack"><div id="td-outer-wrap" class="td-theme-wrap"><div class="td_block_wrap td_block_trending_now"><div class="td-trending-now-title">Trending Now</div><a href="${path(neighbours[1]?.title ?? "")}">${neighbours[1]?.title} (20 January 2027)</a></div><div class="td-main-content-wrap"><div class="td-container"><article class="post type-post"><div class="td-post-header"><h1 class="entry-title">${title}</h1><div class="td-module-meta-info"><div class="td-post-author-name">By <a href="/author/x">Newsroom</a></div><span class="td-post-date"><time class="entry-date">November 6, 2026</time></span></div></div><div class="td-post-content tagdiv-type">${whatsApp}${body.replace("</p>", `</p><div class="td-a-rec td-a-rec-id-content_inline">${inArticle}</div>`)}</div><footer><div class="td-post-source-tags"><ul class="td-tags"><li><span>TAGS</span></li><li><a href="/tag/japan">Japan</a></li></ul></div></footer></article><div class="td_block_wrap td_block_related_posts"><h4 class="td-related-title"><a>RELATED ARTICLES</a><a>MORE FROM AUTHOR</a></h4>${neighbours.map((one) => `<div class="td_module_related_posts"><h3 class="entry-title td-module-title"><a href="${path(one.title)}">${one.title}</a></h3><div class="td-excerpt">${one.teaser}</div></div>`).join("")}</div></div></div></div>${push}</body></html>`;

/** Kadence: blocks with a table of contents of links, an accordion, related posts in a slider. */
const kadence: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en-GB"><head><title>${title} | ${site}</title></head><body class="wp-singular single-post content-style-boxed content-width-narrow"><div id="wrapper" class="site wp-site-blocks"><div id="inner-wrap" class="wrap kt-clear"><section class="entry-hero post-hero-section"><header class="entry-header"><h1 class="entry-title">${title}</h1><div class="entry-meta">Updated on <time>12 November 2026</time></div></header></section><div id="primary" class="content-area"><div class="content-container site-container"><main id="main" class="site-main"><article class="entry content-bg single-entry post"><div class="entry-content-wrap"><div class="entry-content single-content"><div class="wp-block-kadence-tableofcontents"><nav><ul><li><a href="#1">Overview</a></li><li><a href="#2">Deadline</a></li></ul></nav></div>${body.replace(/<h2>/g, '<h2 class="kt-adv-heading wp-block-kadence-advancedheading">')}${whatsApp}</div></div></article><div class="entry-related alignfull"><h2 class="entry-related-title">Similar Posts</h2><ul class="splide__list">${neighbours.map((one) => `<li class="entry-list-item"><article class="loop-entry"><h3 class="entry-title"><a href="${path(one.title)}">${one.title}</a></h3><div class="entry-summary"><p>${one.teaser}</p></div></article></li>`).join("")}</ul></div></main></div></div></div></div>${oneTrust}</body></html>`;

/** A university's page from 2004: tables inside tables, fonts, and news on the right. */
const frames: Layout = ({ title, body, neighbours, site }) =>
  `<html><head><title>${site}</title></head><body bgcolor="#ffffff"><table border="0" width="100%"><tr><td colspan="2" bgcolor="#003366"><font color="#ffffff" size="5">${site}</font></td></tr><tr><td valign="top" width="75%"><table border="0" cellpadding="6"><tr><td><h2><font face="Arial">${title}</font></h2>${body.replace(/<p>/g, '<p><font face="Arial" size="2">').replace(/<\/p>/g, "</font></p>")}</td></tr></table></td><td valign="top" bgcolor="#eeeeee"><font size="2"><b>News</b><br>${neighbours.map((one) => `<a href="${path(one.title)}">${one.title}</a><br>${one.teaser}<br><br>`).join("")}</font></td></tr><tr><td colspan="2"><font size="1">Page last changed on 3 November 2026 by the webmaster</font></td></tr></table></body></html>`;

export const longLayouts = { notable, flex, ricos, ministry, newspaper, kadence, frames };

/** The text of a body as a PDF with its links, read back by the worker's own function. */
export async function asPdf(title: string, body: string): Promise<string> {
  const text = body
    .replace(/<li>/g, "<p>- ")
    .replace(/<\/(?:p|li|h2|h3)>/g, "\n")
    .replace(/<[^>]{1,200}>/g, "");
  const links = [...body.matchAll(/href="([^"]{1,200})"/g)].map(([, link = ""]) => link);
  const html = await pdfToHtml(new Uint8Array(simplePdf(title, text.split("\n").flatMap(wrapped), links)));
  if (html === null) throw new Error(`no PDF of ${title}`);
  return html;
}

const wrapped = (text: string): string[] => text.match(/.{1,92}(?:\s|$)/g)?.map((line) => line.trim()) ?? [];
