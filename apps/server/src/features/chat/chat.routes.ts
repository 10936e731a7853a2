import type { contract } from '@manemitra/contract/contract';
import { readPhoneNumber } from '#server/features/phone-numbers/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { NEXT, WELCOME } from './fixed-replies.ts';
import { codeIn, nameIn, numberIn } from './sign-in-said.ts';
import { takeSignInStep } from './take-sign-in-step.ts';
import { takeTurn, type TurnDeps } from './take-turn.ts';

export const chatRoutes = (deps: TurnDeps) =>
  ({
    greet: async () => ({ message: WELCOME, nextHref: NEXT }),
    chat: async ({ body }, context) => takeTurn(deps, { ...body, today: context.today }, context),
    chatAboutProject: async ({ body }, context) =>
      takeTurn(deps, { ...body, today: context.today }, context),
    chatLogin: async ({ query: { wish }, body }, context) =>
      takeSignInStep(deps, { at: 'login', wish }, numberIn(body.loginPrompt), context),
    chatSignup: async ({ body }, context) => {
      const mobileNumber = readPhoneNumber(body.mobileNumber);
      return mobileNumber === undefined
        ? takeSignInStep(deps, { at: 'login', wish: 'signup' }, { kind: 'unclear' }, context)
        : takeSignInStep(deps, { at: 'signup', mobileNumber }, nameIn(body.signupPrompt), context);
    },
    chatValidateCode: async ({ body }, context) => {
      const mobileNumber = readPhoneNumber(body.mobileNumber);
      return mobileNumber === undefined
        ? takeSignInStep(deps, { at: 'login', wish: 'login' }, { kind: 'unclear' }, context)
        : takeSignInStep(deps, { at: 'otp-validate', mobileNumber }, codeIn(body.otp), context);
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;
