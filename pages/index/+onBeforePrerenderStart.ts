export const onBeforePrerenderStart = () => ['/', '/home']
