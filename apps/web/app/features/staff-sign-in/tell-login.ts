import { showToast } from '#web/ui/toast.ts';

export function tellLogin(): void {
  showToast({ kind: 'success', text: 'Login successful!' }); // spec 4
}

/** `goBack` leads to the form again. */
export function tellFailedLogin(goBack: () => void): void {
  showToast({
    kind: 'failure',
    text: 'Login failed. Please check your credentials.', // spec 4
    action: { label: 'Try again', onPress: goBack },
  });
}
