def gst_bill(items):
    net = 0.0
    gst = 0.0
    for price, rate in items:
        if price < 0 or rate < 0:
            raise ValueError("Prices and rates cannot be negative")
        net += price
        gst += price * rate / 100
    return {"net": round(net, 2), "gst": round(gst, 2), "total": round(net + gst, 2)}


print(gst_bill([(200, 5), (99.5, 18)]))
