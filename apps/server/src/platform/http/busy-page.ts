import type { Problem } from '@manemitra/contract/problems';
import type { FastifyRequest } from 'fastify';
import { prefersPage } from './accept.ts';

/** The page that a browser shows until it tries again by itself. It is cheap to send: no file, no script, no database. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="3">
<title>One moment, please</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem}h1{font-size:1.6rem}</style>
<h1>One moment, please</h1>
<p>More people are asking right now than we can answer at once. This page tries again by itself in a few seconds.</p>`;

export const BUSY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A page in place of a problem document, for a visitor whose page is refused because there is too much to do. */
export function busyPage(problem: Problem, request: FastifyRequest): string | undefined {
  const { headers, method, url, routeOptions } = request;
  if (problem.code !== 'server.unavailable' || problem.cause !== undefined) return undefined;
  if (method !== 'GET' || url.startsWith('/api/') || routeOptions.config?.isVital) return undefined;
  const accept = headers.accept ?? '';
  return accept.includes('text/html') && prefersPage(accept) ? PAGE : undefined;
}
