class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(self, key, value):
        self.values.pop(key, None)
        self.values[key] = value
        if len(self.values) > self.size:
            oldest = next(iter(self.values))
            del self.values[oldest]

    def get(self, key):
        if key not in self.values:
            return None
        value = self.values.pop(key)
        self.values[key] = value
        return value
