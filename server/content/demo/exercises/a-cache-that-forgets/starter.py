class Cache:
    def __init__(self, size):
        # Your code here
        pass

    def put(self, key, value):
        pass

    def get(self, key):
        pass


cache = Cache(2)
cache.put("idli", 30)
cache.put("dosa", 60)
print(cache.get("idli"))
cache.put("vada", 25)
print(cache.get("dosa"))
cache.put("idli", 35)
cache.put("upma", 40)
print(cache.get("idli"), cache.get("vada"), cache.get("upma"))
