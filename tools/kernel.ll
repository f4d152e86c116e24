; What the outside asks for: places for what it hands over. Compiled code itself allocates nothing. Memory has a fixed
; size, so its address never changes.

@__heap_base = external hidden global i8
@top = internal global i32 0

declare i32 @llvm.wasm.memory.size.i32(i32)
declare void @llvm.trap()

; A place of so many bytes that is never given back.
define ptr @reserve(i32 %bytes) {
  %before = load i32, ptr @top
  %first = icmp eq i32 %before, 0
  %from = select i1 %first, i32 ptrtoint (ptr @__heap_base to i32), i32 %before
  %up = add i32 %from, 63
  %at = and i32 %up, -64
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %size = shl i32 %pages, 16
  %left = sub i32 %size, %at
  %fits = icmp ule i32 %bytes, %left
  br i1 %fits, label %done, label %full
full:
  call void @llvm.trap()
  unreachable
done:
  %end = add i32 %at, %bytes
  store i32 %end, ptr @top
  %place = inttoptr i32 %at to ptr
  ret ptr %place
}
