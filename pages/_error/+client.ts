import '../index/+client.ts'
