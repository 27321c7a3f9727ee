def gst_bill(items):
    net = 0.0
    gst = 0.0
    # Your code here
    return {"net": net, "gst": gst, "total": net + gst}


print(gst_bill([(200, 5), (99.5, 18)]))
