// Builtins that fill what a constructor of the program gives them: parts that are there are replaced where they may be.
const log=(f)=>{try{console.log(f())}catch(e){console.log(e.name+': '+e.message)}};
for (const how of ['preventExtensions','seal','freeze']) { const o = Object[how]({0: 5, length: 1, k: 2});
 log(()=>Array.of.call(function(){return o}, 7)); log(()=>Array.from.call(function(){return o}, [8])); log(()=>Object.defineProperty(o,'0',{value:1,writable:true,enumerable:true,configurable:true})); log(()=>Object.assign(o,{0:9,length:1}));
 const a = Object[how]([1,2]); log(()=>Array.of.call(function(){return a}, 7,8)); log(()=>Array.from.call(function(){return a}, [8]));}
