/** What other features may use of this one. */
export { changePassword, type PasswordChange } from './change-password.ts';
export { ChangePasswordForm } from './change-password-form.tsx';
export { actOnSecondFactor, type FactorOutcome } from './second-factor.ts';
export { SecondFactorPanel } from './second-factor-panel.tsx';
