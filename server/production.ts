// React and others ask while they load which of their two selves to be; the one for developers draws a page at half the speed.
process.env.NODE_ENV ??= "production";
