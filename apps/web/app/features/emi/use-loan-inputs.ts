import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { replaceAddress } from '#web/browser/replace-address.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { paths } from '#web/paths.ts';
import { type InputNotes, type LoanInputs, readInputs, writeInputs } from './loan-inputs.ts';

const REST_MS = 400;

/**
 * The inputs on the screen. The address follows once they rest, so that it can be shared; after a navigation to another
 * address of the page, by a link or back, it is read again.
 */
export function useLoanInputs(): {
  inputs: LoanInputs;
  notes: InputNotes;
  change: (part: Partial<LoanInputs>) => void;
  /** Differs whenever the inputs came from the address: fields begin anew. */
  version: string;
} {
  const { search, key } = useLocation();
  const [state, setState] = useState(() => begin(search, key));
  if (key !== state.version) setState(begin(search, key));

  const { inputs, notes, version, address } = state;
  const rested = useDebounced(address, REST_MS);
  useEffect(() => {
    if (rested !== undefined) replaceAddress(rested);
  }, [rested]);

  return {
    inputs,
    notes,
    version,
    change: (part) => {
      const next = { ...inputs, ...part };
      next.onceYear = Math.min(next.onceYear, next.years);
      next.rateAfter = Math.min(next.rateAfter, next.years - 1);
      const changed = paths.emiCalculator(writeInputs(next));
      setState((now) => ({ ...now, inputs: next, address: changed }));
    },
  };
}

interface State {
  inputs: LoanInputs;
  notes: InputNotes;
  version: string;
  /** Undefined until something is changed: the visitor's own is left as it is. */
  address?: string;
}

function begin(search: string, version: string): State {
  return { ...readInputs(new URLSearchParams(search)), version };
}
