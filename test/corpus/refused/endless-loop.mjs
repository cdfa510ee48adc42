// refused: step-limit
// A loop without end meets the limit of steps.
for (;;);
