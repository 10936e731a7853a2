import { keyOf, plainWord } from './spelling.ts';
import { namesOfTownsBeyond } from './towns-beyond.ts';
import { unplacedInstitutions } from './unplaced-institutions.ts';

/*
 * Places of Bengaluru that are known by name only: wards and their key areas in the delimitation of
 * 2025 (Greater Bengaluru Authority, opencity.in) which the gazetteer has no point for. A name of these
 * is never taken for a misspelling of another, nor for the shorter name it begins with.
 */
const NAMES = `
  kalyani nagara; abdul kalam nagar; adi chunchanagiri; aerocity; agaram; anandapuram; anantapura;
  aramane nagara; aruna asif ali; ashoka pillar; azad nagar; bda layout; bharath aikya;
  bharathnagar; bhbcs layout; bheereshwara nagar; bhel layout; buvaneswari nagara;
  central excise layout; chikka adugodi; chowdeshwari; commercial street market; d.v gundappa;
  da.ra. bendre; dattatreya; dayanand nagara; devaraj urs; dharmagiri; doddanna nagar; dr rajkumar;
  dr. puneeth rajkumar; dr. vishnuvardhan; freedom fighter; further extension; ganesh mandira;
  harinagar; hoysala nagara central; hoysala nagara east; ipd salappa; islampur; j.p park;
  jai maruthi nagar; jakkasandra block; jaya chamarajendra nagara; jjr nagara; k chennasandra;
  k kamaraj; k.g.halli; k.p agrahara; k.s. nissar ahmed; kamakya layout; kammagondanahalli;
  kanakanapalya; kane muneshwara; kasturbha nagar; kempambudhi; kengal hanumanthaiah south;
  kengal hanumanthaiah west; kotthur; krishnadevaraya; krishnappa block; kuvempu; marenahalli south;
  marenahalli west; maruthi mandira; mount joy; muneshwara block; n.s palya;
  nada prabhu kempegowda nagara; nalwadi krishnaraja wadiyar; national games village;
  nrupathunga nagar; nyayanga badavane; officers colony; pattegar palya; post & telegraph layout;
  priyadarshini; r. narayanapura; raja kempegowda; raja mayura varma; rama mandira; s.m krishna;
  samadhana nagar; sangama; sarvabhouma nagar; shankar mutt; shivanahalli; shivanapalya;
  shivanasamudra; silverjubilee park; sri lakshmi devi; srigandada kaval; subedarpalya;
  sudgunte palya; swamy vivekananda; swatantra palya; syed block; t.r shamanna nagar; uday nagar;
  vannarpet; varanasi; vasanthappa block; venkat reddy nagara; viswamanava kuvempu;
`;

/** The letters of these names, and of the towns around the city. */
export const unplacedKeys: ReadonlySet<string> = new Set(
  [...NAMES.split(';'), ...namesOfTownsBeyond, ...unplacedInstitutions]
    .map((name) => keyOf(name.trim().split(/\s+/).map(plainWord)))
    .filter((key) => key !== ''),
);
