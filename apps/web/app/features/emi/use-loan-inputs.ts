import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { paths } from '#web/paths.ts';
import { type InputNotes, type LoanInputs, readInputs, writeInputs } from './loan-inputs.ts';

const REST_MS = 400;

/**
 * The inputs as they are on the screen. The address follows when they rest, so that it can be shared; an address
 * that somebody else changed (a link, going back) is read anew.
 */
export function useLoanInputs(): {
  inputs: LoanInputs;
  notes: InputNotes;
  change: (part: Partial<LoanInputs>) => void;
  /** Differs whenever the inputs came from the address: fields begin anew. */
  version: number;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => ({
    ...readInputs(new URLSearchParams(search)),
    search,
    written: search,
    version: 0,
  }));
  if (search !== state.search) {
    setState(
      search === state.written
        ? { ...state, search }
        : {
            ...readInputs(new URLSearchParams(search)),
            search,
            written: search,
            version: state.version + 1,
          },
    );
  }

  const { inputs, notes, version } = state;
  const [typed, setTyped] = useState<string>();
  const rested = useDebounced(typed, REST_MS);
  useEffect(() => {
    if (rested === undefined) return;
    setState((now) => ({ ...now, written: searchOf(rested) }));
    void navigate(rested, { replace: true, preventScrollReset: true });
  }, [rested, navigate]);

  return {
    inputs,
    notes,
    version,
    change: (part) => {
      const next = { ...inputs, ...part };
      next.onceYear = Math.min(next.onceYear, next.years);
      next.rateAfter = Math.min(next.rateAfter, next.years - 1);
      setState((now) => ({ ...now, inputs: next }));
      setTyped(paths.emiCalculator(writeInputs(next)));
    },
  };
}

function searchOf(address: string): string {
  return new URL(address, 'http://own').search;
}
